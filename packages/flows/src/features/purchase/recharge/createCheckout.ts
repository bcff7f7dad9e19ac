import {
  type ApiError,
  type DecodeOptions,
  decodeCouponPrice,
  decodeCoupons,
  decodeMethodRegions,
  getCouponList,
  getCouponPrice,
  getPaywayList,
} from '@topup/api-client'
import {
  type CouponEvent,
  type CouponQuote,
  type MethodRegion,
  type PaymentMethod,
  type PaymentSelectionEvent,
  type Result,
  type Sold,
  amountOf,
  bestCoupon,
  canPayWithCoupon,
  lockExpired,
  mayOpenWindows,
  noCoupons,
  noPaymentSelection,
  ok,
  rechargeKeyOf,
  reduceCoupons,
  reducePaymentSelection,
  visibleRegions,
  whyNoCoupon,
  whyNoMethod,
} from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import { createDropInService } from '../../../dropIn/dropInService.ts'
import { createCrossTabLock } from '../../../platform/crossTabLock.ts'
import { isInstalled } from '../../../platform/device.ts'
import { createOpenPayWindow, createWatchLeaving, ledAwayKey } from '../../../platform/payWindow.ts'
import { reachable } from '../../../platform/reachable.ts'
import { cardScriptFor } from '../../../store/cardScriptFor.ts'
import type { Services } from '../../../store/services.ts'
import { latestOnly, loading } from '../../../store/state/loadable.ts'
import { withNewLogin } from '../../../store/withNewLogin.ts'
import { accountOf, noGame } from '../../../store/state/sessionStore.ts'
import { wireSourceOf } from '../../../visit/trafficSource.ts'
import {
  type CheckoutServices,
  type PaymentProvider,
  type PlaceOrderDeps,
  type RechargeAccess,
  type RechargeDeps,
  type RechargeState,
  needsCardScript,
  providerOfChannel,
} from '../contracts.ts'
import { createPayUrlCheck } from '../orders/journal.ts'
import { type PayContext, createStartPayment } from '../orders/startPayment.ts'
import { drawWaitingPage, waitingLookOf } from '../orders/waitingPage.ts'
import { dropRejectedCoupon } from './buy.ts'
import { createCardStore } from './cardStore.ts'

/**
 * Makes the checkout of a store. Its code is needed only when a product is tapped, so it is not part of the first
 * route.
 */
export function createCheckout(
  services: Services,
  providers: readonly PaymentProvider[],
  browser: Window,
): CheckoutServices {
  const api = withNewLogin(services.api, services.session)
  const { brand, deployment, device, translator, session, selection, journal } = services
  const decoding = (): DecodeOptions => ({
    allowLocalHosts: deployment.environment === 'local',
    languages: [translator.language(), brand.defaultLanguage],
  })
  const checkout: CheckoutServices = {
    ...services,
    providers,
    recharge: createRechargeStore({
      api,
      platform: device.platform,
      serviceNow: () => services.serviceClock.serviceNow(),
      session,
      selection,
      catalogue: services.catalogue,
      decoding,
      isChannelSupported: (channelId) => isListed(providerOfChannel(providers, channelId)),
      apart: brand.methodsApart,
      pointCardMethod: () => pointCardMethod(providers, translator.t('recharge.group.prepaidCard')),
      onError: services.reactToLoad,
      onCouponRejected: (code, error) => void dropRejectedCoupon(checkout, { code, error }),
    }),
    card: createCardStore({ api, session, journal, made: services.made, onError: services.react }),
    placing: createPlacing({ ...services, api }, providers, browser),
  }
  return checkout
}

/** Makes what places orders: the lock between tabs, the payment window, the starters. */
function createPlacing(
  services: Services,
  providers: readonly PaymentProvider[],
  browser: Window,
): PlaceOrderDeps {
  const { brand, deployment, device, api, journal, brandStorage, clock, serviceClock } = services
  return {
    journal,
    clock,
    lock: createCrossTabLock({
      locks: reachable(() => browser.navigator.locks),
      brandKey: brand.key,
      brandStorage,
      clock,
      random: Math.random,
    }),
    dropIns: createDropInService({
      browser,
      payOrigin: deployment.payOrigin,
      clock,
      serviceClock,
      tab: services.tab,
      journal,
      language: () => services.translator.language(),
      isOffered: (dropIn) => cardScriptFor(brand, device) !== null || !needsCardScript(providers, dropIn),
      onDone: (billingNo) => void services.poller.refresh(billingNo),
    }),
    openPayWindow: createOpenPayWindow(
      browser,
      {
        mayOpen: () =>
          mayOpenWindows(device.userAgent) &&
          !isInstalled(browser) &&
          !brandStorage.read('windowsLeadAway', (stored) => (stored === true ? true : null)),
        now: () => clock.now(),
        onLedAway: (isStopped) => {
          brandStorage.write('windowsLeadAway', true, 7)
          if (!isStopped) services.tab.write(ledAwayKey, clock.now())
        },
      },
      (page, waiting, moment) => drawWaitingPage(page, waiting, waitingLookOf(browser), moment),
    ),
    watchLeaving: createWatchLeaving(browser, clock),
    startPayment: createStartPayment(
      api,
      () => payContext(services),
      (error) => services.tracking.noteFailure(error),
    ),
    askAbout: async (order) => void (await services.poller.refresh(order)),
    currentApiOrigin: () => api.currentOrigin(),
    parsePayUrl: createPayUrlCheck(deployment),
  }
}

/**
 * Finds the provider that exchanges a 43-point card. A card recharge gives what the card is worth and pays for no
 * product, so it is in no list of methods. Source: spec §5, §7.
 */
const isListed = (provider: PaymentProvider | undefined): boolean =>
  provider?.kind === 'link' || provider?.kind === 'inGameCard'

/**
 * What is sent with every order besides its snapshot. `kf` is the wire's word for customer service. The game channel
 * is the `gp_id` of the account, or else that of the game. Source: spec §7 "Common pay params", decision 11.
 */
export function payContext({
  device,
  translator,
  entry,
  brandStorage,
  session,
}: Pick<Services, 'device' | 'translator' | 'entry' | 'brandStorage' | 'session'>): PayContext {
  return {
    platform: device.platform,
    language: translator.language(),
    deviceId: device.deviceId,
    trafficSource: wireSourceOf({ entry, brandStorage }),
    gameChannelId: accountOf(session.getState())?.gpId || session.getState().game?.gpId || null,
  }
}

/**
 * The payment method of a 43-point card: the card itself pays, so nothing is chosen and no list is requested. Null
 * where the app includes no card provider. `3` is the prepaid card of spec §9. Source: spec §4 "Card mode is entered
 * for".
 */
export function pointCardMethod(providers: readonly PaymentProvider[], name: string): PaymentMethod | null {
  const channelId = providers.find(({ kind }) => kind === 'cardRecharge')?.channelIds[0]
  if (channelId === undefined) return null
  return {
    paywayId: '3',
    channelId,
    name,
    iconUrl: null,
    sort: 0,
    minAmount: 0,
    maxAmount: 0,
    description: '',
    openCoupon: false,
    subMethods: [],
  }
}

/** Makes the recharge: one product, how it is paid, with which coupon. Source: spec §4 "Recharge flow". */
export function createRechargeStore(deps: RechargeDeps) {
  return createStore<RechargeState>()((setState, getState) => {
    const methods = createRechargeMethods(deps, { getState, setState })
    const coupons = createRechargeCoupons(deps, { getState, setState })
    return {
      product: null,
      place: null,
      methods: loading,
      noMethod: 'none',
      payment: noPaymentSelection,
      coupons: noCoupons,
      couponList: 'unknown',
      couponError: null,
      placing: { kind: 'no' },
      isAwaiting: false,
      agreedTo: new Set(),
      open: async (product, { withCoupons }) => {
        const { rejectedCodes, lastRequestId } = getState().coupons
        const { clientId, region } = deps.session.getState()
        methods.forget()
        coupons.forget()
        setState({
          product,
          place: { clientId, region },
          methods: loading,
          payment: noPaymentSelection,
          coupons: { ...noCoupons, rejectedCodes, lastRequestId },
          couponList: 'unknown',
          couponError: null,
          isAwaiting: false,
        })
        deps.selection.getState().change((held) => ({ ...held, productId: product.productId }))
        await Promise.all([methods.load(), withCoupons ? coupons.load() : undefined])
      },
      loadMethods: methods.load,
      renewMethods: methods.renew,
      loadCoupons: coupons.load,
      choosePayment: methods.choose,
      chooseCoupon: coupons.choose,
      setPlacing: (placing) => setState({ placing }),
      setAwaiting: (isAwaiting) => setState({ isAwaiting }),
      agree: (question) => setState({ agreedTo: new Set([...getState().agreedTo, question]) }),
    }
  })
}

/** The payment methods of one recharge and the choice among them. Source: spec §4 "Recharge flow", §5 "Method visibility". */
function createRechargeMethods(deps: RechargeDeps, { getState, setState }: RechargeAccess) {
  const { api, platform, session, selection, catalogue } = deps
  const latest = latestOnly()
  /** An answer for another product is no longer wanted. */
  const forget = () => void latest()
  /**
   * Methods are cached per client and payment region (spec §4), and per language, in which their names arrive; until the list of
   * products is read again, because a page that stays open must not keep offering what is withdrawn.
   */
  const cache = new Map<string, { readonly regions: readonly MethodRegion[]; readonly readWith: unknown }>()
  let shown: readonly MethodRegion[] = []

  const choose = (event: PaymentSelectionEvent) => {
    const payment = reducePaymentSelection(getState().payment, event)
    setState({ payment })
    const { choice } = payment
    // What was not chosen by the player is not kept, and leaving the second popup chooses nothing.
    if (choice.kind === 'nothing' || event.kind === 'regionsLoaded' || event.kind === 'subMethodsClosed')
      return
    const rechargeKey = choice.kind === 'method' ? rechargeKeyOf(choice.picked) : null
    selection.getState().change((held) => ({
      ...held,
      region: choice.region,
      rechargeKey: choice.kind === 'choosingSubMethod' ? held.rechargeKey : rechargeKey,
    }))
  }

  const show = (regions: readonly MethodRegion[]) => {
    shown = regions
    const held = selection.getState().selection
    const price = getState().product?.price ?? null
    const amount = price === null ? 0 : amountOf(price)
    const skippedChannelIds = new Set(unsupportedChannels(regions, deps.isChannelSupported))
    const offered = deps.offeredOf?.(regions) ?? regions
    const context = { amount, platform, skippedChannelIds, apart: deps.apart }
    const visible = visibleRegions(offered, context)
    setState({
      methods: { kind: 'ready', value: visible },
      noMethod: whyNoMethod(offered, context),
      payment: noPaymentSelection,
    })
    choose({
      kind: 'regionsLoaded',
      regions: visible,
      storedRegion: held.region,
      storedRechargeKey: held.rechargeKey,
    })
  }

  /** Nothing is chosen: the card itself pays. Source: spec §4 "Card mode is entered for 43-point card goods". */
  const showPointCard = (region: string) => {
    const method = deps.pointCardMethod()
    const regions = method === null ? [] : [{ region, methods: [method] }]
    const choice =
      method === null
        ? noPaymentSelection.choice
        : { kind: 'method' as const, region, picked: { method, subMethod: null } }
    setState({ methods: { kind: 'ready', value: regions }, noMethod: 'none', payment: { regions, choice } })
  }

  const keyNow = () => {
    const { clientId, region } = session.getState()
    return [clientId, region, deps.decoding().languages?.[0]].join(' ')
  }

  /** Asks for the methods of a product; null when something newer was wanted meanwhile. */
  const ask = async ({ productId }: Sold): Promise<Result<readonly MethodRegion[], ApiError> | null> => {
    const isLatest = latest()
    const key = keyNow()
    const { clientId, region } = session.getState()
    const { products: readWith } = catalogue.getState()
    const request = { product_id: productId, platform, domain_area: region }
    const answer =
      clientId === null ? noGame : await api.call(getPaywayList, { client_id: clientId, ...request })
    if (!isLatest()) return null
    if (!answer.ok) return answer
    const { content, apiOrigin } = answer.value
    const regions = decodeMethodRegions(content, { ...deps.decoding(), apiOrigin })
    // A list without a method may be one that came damaged: the next product asks again.
    if (regions.some(({ methods }) => methods.length > 0)) cache.set(key, { regions, readWith })
    return ok(regions)
  }

  const load = async () => {
    const { product } = getState()
    if (product === null) return
    forget()
    if (product.isPointCard) return showPointCard(session.getState().region)
    const cached = cache.get(keyNow())
    if (cached !== undefined && cached.readWith === catalogue.getState().products) return show(cached.regions)
    setState({ methods: loading })
    const { clientId } = session.getState()
    const answer = await ask(product)
    if (answer === null) return
    if (answer.ok) return show(answer.value)
    // What the service says of a game that was left means nothing for the game of now.
    if (clientId === session.getState().clientId) deps.onError(answer.error, true)
    setState({ methods: { kind: 'failed', error: answer.error } })
  }

  const renew = async () => {
    cache.clear()
    const { product, methods } = getState()
    if (product === null || product.isPointCard) return
    // What is being loaded must not wait for an answer that nobody shows.
    if (methods.kind !== 'ready') return load()
    const answer = await ask(product)
    // What has not changed keeps the player's choice as it is.
    if (answer?.ok === true && JSON.stringify(answer.value) !== JSON.stringify(shown)) show(answer.value)
  }

  return { choose, load, renew, forget }
}

function unsupportedChannels(
  regions: readonly MethodRegion[],
  isSupported: (channelId: number) => boolean,
): readonly number[] {
  const options = regions.flatMap(({ methods }) =>
    methods.flatMap((method) => [method, ...method.subMethods]),
  )
  return options.flatMap(({ channelId }) => (channelId === null || isSupported(channelId) ? [] : [channelId]))
}

/** The coupons of one recharge, the choice among them and its price. Source: spec §4 "Recharge flow", §8, decision 32. */
function createRechargeCoupons(deps: RechargeDeps, { getState, setState }: RechargeAccess) {
  const { api, session, onError } = deps
  const latest = latestOnly()

  const choose = (event: CouponEvent) => {
    const before = getState().coupons.choice
    const coupons = reduceCoupons(getState().coupons, event)
    setState({ coupons })
    if (coupons.choice.kind === 'pricing' && coupons.choice !== before) void askPrice(coupons.choice.quote)
  }

  const askPrice = async ({ requestId, clientId, productId, coupon }: CouponQuote) => {
    const full = getState().product?.price
    const answer = await api.call(getCouponPrice, {
      client_id: clientId,
      coupon_code: coupon.code,
      product_id: productId,
      domain_area: session.getState().region,
    })
    const read = answer.ok && full ? decodeCouponPrice(answer.value.content, full.currency) : null
    // Without this coupon the product can be bought all the same.
    const price = full && read && canPayWithCoupon(read.discountPrice, full) ? read : null
    if (!answer.ok) {
      if (clientId === session.getState().clientId) onError(answer.error)
      const { choice } = getState().coupons
      const isAwaited = choice.kind === 'pricing' && choice.quote.requestId === requestId
      if (isAwaited && answer.error.kind === 'rejected' && answer.error.reason === 'illegalCoupon')
        return deps.onCouponRejected?.(coupon.code, answer.error)
    }
    choose(price === null ? { kind: 'priceFailed', requestId } : { kind: 'priceLoaded', requestId, price })
  }

  const load = async () => {
    const { product } = getState()
    const { clientId } = session.getState()
    // After the service has refused the game there is none whose coupons could be asked for.
    if (product === null || clientId === null) return
    const isLatest = latest()
    setState({ couponList: 'asking' })
    const answer = await api.call(getCouponList, { client_id: clientId, use_category: 'avail,lock' })
    if (!isLatest()) return
    if (!answer.ok) {
      setState({ couponList: 'unknown', couponError: answer.error })
      if (clientId === session.getState().clientId) onError(answer.error, true)
      return choose({ kind: 'couponsFailed' })
    }
    const { content, isPartial } = answer.value
    const coupons = lockExpired(decodeCoupons(content), deps.serviceNow())
    // A coupon that could not be read may be the one that the player has: without another one the price is in question.
    const isWhole = !isPartial && content.every((row) => decodeCoupons([row]).length > 0)
    const isKnown = isWhole || bestCoupon(coupons, new Set()) !== null
    setState({ couponList: isKnown ? 'known' : 'unknown', couponError: null })
    const productId = whyNoCoupon({ product }) === null ? product.productId : null
    choose({ kind: 'couponsLoaded', coupons, clientId, productId })
  }

  /** An answer for another product is no longer wanted. */
  const forget = () => void latest()
  return { choose, load, forget }
}
