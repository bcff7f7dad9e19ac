import {
  type ApiClient,
  type ApiError,
  type PaymentLinkRequest,
  decodeGames,
  getReplenishmentCountryList,
  getReplenishmentGameList,
} from '@topup/api-client'
import {
  type Game,
  type PaymentLink,
  type PaymentLinkEvent,
  type PaymentLinkState,
  type Platform,
  type Sold,
  addressOf,
  canStartPayment,
  entryAt,
  entryOfBillingNo,
  findGame,
  isDebtPaid,
  isExternal,
  isStillAsked,
  openEntries,
  openOrderOf,
  reducePaymentLink,
  unreadOf,
} from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import { readDebt } from '../../features/paymentLink/findOwedLink.ts'
import type { CheckoutServices } from '../../features/purchase/contracts.ts'
import { keepNamed } from '../../features/purchase/orders/startPayment.ts'
import { showResult } from '../../features/purchase/orders/results.ts'
import { buy } from '../../features/purchase/recharge/buy.ts'
import { showErrorToast } from '../../features/purchase/recharge/openRecharge.ts'
import { createBrandStorage } from '../../platform/brandStorage.ts'
import { createReactions } from '../../store/performReaction.ts'
import type { LastAnswer } from '../../store/services.ts'
import { createSessionStore } from '../../store/state/sessionStore.ts'
import { withToken } from '../../store/withToken.ts'
import { type LinkGame, createLinkCheckout } from './createLinkCheckout.ts'

/** The state of one payment link's page; `checkout` exists when the link has been read. */
export interface LinkState {
  readonly paymentLinkId: string
  readonly paymentLink: PaymentLinkState
  /** Why the link could not be read; null also where its answer could not be understood. */
  readonly error: ApiError | null
  readonly checkout: CheckoutServices | null
  /** How the last query of an order that the link names ended; `asking` while it is under way. */
  readonly lastAnswer: LastAnswer | 'asking'
  load(): Promise<void>
  /** Asks which order the link has by now and queries that order, because another device may have paid. */
  lookAgain(): Promise<void>
  /** Compares the deadline with the clock: the page expires at zero. */
  tick(): void
}

/** The store of a payment link's page. */
export type LinkStore = ReturnType<typeof createLinkStore>

/**
 * Makes the store of one payment link's page. The journal's entries for its orders decide the state of the
 * payment, so that a reload, another tab and a late answer all show the same. An order that the link names is
 * in the journal before the page opens. Source: spec §4 "Replenishment", decisions 28 and 46, faults M-19.
 */
export function createLinkStore(services: CheckoutServices, paymentLinkId: string) {
  const { clock, journal, translator, poller, device, entry } = services
  const api = withToken(services.api, '')
  const visitor = { ...services, session: sessionOfVisitor(services, paymentLinkId) }
  const { reactToLoad } = createReactions(() => visitor)
  /** Orders that the service has answered about in this page, even if only with a status. */
  const read = new Set<string>()
  const shown = new Set<string>()

  return createStore<LinkState>()((set, get) => {
    const apply = (event: PaymentLinkEvent) =>
      set({ paymentLink: reducePaymentLink(get().paymentLink, event) })
    const unread = () =>
      unreadOf(journal.getState().journal, paymentLinkId).flatMap(({ billingNo }) =>
        read.has(billingNo) ? [] : [billingNo],
      )
    const readJournal = () => {
      const { journal: entries } = journal.getState()
      if (isDebtPaid(entries, paymentLinkId)) {
        apply({ kind: 'paySettled' })
        return closeOpenOrders(get().checkout)
      }
      if (unread().length > 0) return apply({ kind: 'orderNamed' })
      const open = openOrderOf(entries, paymentLinkId)
      const nowMs = clock.now()
      if (open === null) return apply({ kind: 'payStopped', nowMs })
      apply({ kind: 'payStarted', nowMs, isOrdered: open.kind === 'ordered' })
    }
    journal.subscribe(readJournal)

    /** Queries the order that the link names, and all that it named before; shows the one that is open. */
    const askAbout = async (
      checkout: Pick<CheckoutServices, 'popups' | 'recharge'>,
      named: string | null,
    ) => {
      const asked = new Set([...(named === null ? [] : [named]), ...unread()])
      if (asked.size === 0) return
      for (const billingNo of asked) {
        set({ lastAnswer: 'asking' })
        const answer = await poller.refresh(billingNo)
        if (answer === 'read') read.add(billingNo)
        set({ lastAnswer: answer ?? 'none' })
      }
      readJournal()
      const entry = named === null ? null : entryOfBillingNo(journal.getState().journal, named)
      const isNews = entry?.kind === 'ordered' && isExternal(entry) && !shown.has(entry.billingNo)
      if (!isNews || !isFree(checkout) || get().paymentLink.kind !== 'paying') return
      shown.add(entry.billingNo)
      showResult(checkout, entry.billingNo)
    }

    const isFree = ({ popups, recharge }: Pick<CheckoutServices, 'popups' | 'recharge'>) =>
      popups.getState().open.length === 0 && recharge.getState().placing.kind === 'no'

    /**
     * Reads the link again from the beginning, in a checkout of its own: what has been sent keeps the snapshot of the
     * one before. Source: decision 31.
     */
    const startOver = async () => {
      set({ paymentLink: { kind: 'loading' }, checkout: null })
      await get().load()
      const { kind } = get().paymentLink
      if (kind === 'open' || kind === 'paying') showErrorToast(services, 'error.priceChanged')
    }

    const lookOnce = async () => {
      const { checkout } = get()
      if (checkout === null || checkout.recharge.getState().placing.kind !== 'no') return
      journal.getState().reload()
      const answer = await readDebt(api, { replenish_id: paymentLinkId })
      const named = answer.kind === 'read' ? answer.request.billingNo : null
      if (named !== null) keepNamed(checkout, named)
      await askAbout(checkout, named)
      const { paymentLink, checkout: current } = get()
      // A payment that was begun keeps its amount.
      const isIdle = paymentLink.kind === 'open' && current === checkout && isFree(checkout)
      if (answer.kind !== 'read' || !isIdle) return
      if (!isStillAsked(answer.request.info, paymentLink.info.amount)) await startOver()
    }
    let looking: Promise<void> | null = null

    return {
      paymentLinkId,
      paymentLink: { kind: 'loading' },
      error: null,
      checkout: null,
      lastAnswer: 'none',
      tick: () => apply({ kind: 'ticked', nowMs: clock.now() }),
      lookAgain: () => {
        looking ??= lookOnce().finally(() => {
          looking = null
        })
        return looking
      },
      load: async () => {
        const fail = (error: ApiError | null) => {
          if (error !== null) reactToLoad(error, true)
          set({ error })
          apply({ kind: 'infoFailed' })
        }
        const asked = {
          api,
          paymentLinkId,
          platform: device.platform,
          ownGame: entry.paymentLinkId === paymentLinkId ? entry.clientId : null,
        }
        let answeredAtMs = clock.now()
        const answer = await readLink(asked, ({ billingNo }) => {
          answeredAtMs = clock.now()
          // The player may be paying on the page that this answer is about.
          const { checkout } = get()
          if (checkout !== null && billingNo !== null) keepNamed(checkout, billingNo)
        })
        if (answer.kind === 'failed') return fail(answer.error)
        const { request, countries, game } = answer
        let { checkout } = get()
        if (checkout === null) {
          if (game.kind === 'failed') {
            if (game.error === null) services.navigate('/errorReplenish')
            return fail(game.error)
          }
          checkout = createLinkCheckout(services, {
            paymentLinkId,
            game: game.game,
            request,
            countries,
            // What is paid stays so, although the service may not name the link any more.
            onChanged: () => (get().paymentLink.kind === 'paid' ? undefined : void startOver()),
          })
          const { info, productId } = request
          const product = linkProduct({ info, productId, display: translator.t('paymentLink.title') })
          void checkout.recharge.getState().open(product, { withCoupons: false })
          set({ checkout })
        }
        if (request.billingNo !== null) keepNamed(checkout, request.billingNo)
        apply({ kind: 'infoRead', info: request.info, nowMs: answeredAtMs })
        readJournal()
        await askAbout(checkout, request.billingNo)
      },
    }
  })
}

/**
 * The session of whoever opens a payment link, until the link has said who pays: what the service refuses them ends no
 * login of this device. Source: spec §6 "Replenish visitors", decision 36.
 */
function sessionOfVisitor({ brand, clock, session }: CheckoutServices, paymentLinkId: string) {
  const { clientId, region } = session.getState()
  const payer = { paymentLinkId, username: '', serverId: null, characterId: null }
  return createSessionStore(createBrandStorage(brand.key, null, clock), { clientId, region, payer })
}

/**
 * Closes the results of other open orders: a debt that one order has paid must not be paid again through
 * another. Source: decision 46.
 */
function closeOpenOrders(checkout: CheckoutServices | null): void {
  if (checkout === null) return
  const { popups, journal } = checkout
  const open = new Set(openEntries(journal.getState().journal))
  for (const popup of popups.getState().open) {
    const entry = popup.kind === 'result' ? entryAt(journal.getState().journal, popup.order) : null
    if (entry !== null && entry.kind !== 'final' && open.has(entry)) popups.getState().close(popup.id)
  }
}

/** The answer about a payment link. `countries` is null when the service does not restrict them, or did not say. */
type LinkAnswer =
  | {
      readonly kind: 'read'
      readonly request: PaymentLinkRequest
      readonly countries: readonly string[] | null
      readonly game: GameAnswer
    }
  | { readonly kind: 'failed'; readonly error: ApiError | null }

/** The game of a payment link; `error` is null where the service has answered and the game stays unknown. */
type GameAnswer =
  | { readonly kind: 'read'; readonly game: LinkGame }
  | { readonly kind: 'failed'; readonly error: ApiError | null }

/** A payment link to ask about; `ownGame` is the client id that its address names, or null. */
interface AskedLink {
  readonly api: ApiClient
  readonly paymentLinkId: string
  readonly platform: Platform
  readonly ownGame: string | null
}

/**
 * Asks for the debt of a payment link, its game, and the countries where it can be paid. `onDebt` is called with the debt at once,
 * because the rest may take long. Source: spec §7 `/api/replenishment/replenishment_info`.
 */
async function readLink(link: AskedLink, onDebt: (request: PaymentLinkRequest) => void): Promise<LinkAnswer> {
  const { api, paymentLinkId } = link
  const asked = { replenish_id: paymentLinkId }
  const readDebtNow = async () => {
    const debt = await readDebt(api, asked)
    if (debt.kind === 'read') onDebt(debt.request)
    return debt
  }
  const [debt, countries] = await Promise.all([readDebtNow(), api.call(getReplenishmentCountryList, asked)])
  if (debt.kind === 'failed') return debt
  const game = await readGame(link, debt.request)
  if (!countries.ok) return { ...debt, game, countries: null }
  const codes = countries.value.content.map(({ code }) => String(code))
  // A list in which nothing can be read forbids nothing: the service decides what it takes.
  return { ...debt, game, countries: codes.length === 0 ? null : codes }
}

/**
 * The game of a debt. The specification does not show its client id: where neither the answer nor the address names
 * one, the link's own list of games does. What was chosen in this browser says nothing about a link. Source: spec §3
 * "Replenish info", §7 `/api/replenishment/getGameList`.
 */
async function readGame(
  { api, paymentLinkId, platform, ownGame }: AskedLink,
  { clientId, info }: PaymentLinkRequest,
): Promise<GameAnswer> {
  const named = clientId ?? ownGame
  if (named !== null) return { kind: 'read', game: { clientId: named, parentClientId: null } }
  const answer = await api.call(getReplenishmentGameList, { replenish_id: paymentLinkId, platform })
  if (!answer.ok) return { kind: 'failed', error: answer.error }
  const game = gameOfDebt(decodeGames(answer.value.content), info.gameName)
  return game === null ? { kind: 'failed', error: null } : { kind: 'read', game }
}

/** The one game, or edition, that has the name in the debt, or else the only one; null where that leaves a doubt. */
function gameOfDebt(games: readonly Game[], gameName: string): LinkGame | null {
  const all = games.flatMap((game) => [game, ...game.subGames])
  const named = all.filter(({ name }) => name === gameName)
  const [found, ...others] = named.length === 0 ? all : named
  return found === undefined || others.length > 0 ? null : findGame(games, found.clientId)
}

/**
 * The debt of a payment link as a product: no coupon, no limit, the amount of the link. Source: spec §3
 * "Replenish info".
 */
function linkProduct(link: {
  readonly info: PaymentLink
  readonly productId: string | null
  readonly display: string
}): Sold {
  return {
    productId: link.productId,
    display: link.display,
    description: '',
    bonus: '',
    price: link.info.amount,
    typeKey: 'replenish',
    typeSort: 0,
    goodsSort: 0,
    isCoupon: false,
    isLimit: false,
    isSpecial: false,
    isPointCard: false,
    couponPoints: 0,
    art: 'gem',
    picture: null,
  }
}

/**
 * Handles the tap on Pay now: the same Buy as everywhere, unless the payment link has expired by now. A payment
 * link has at most one open order: it is shown, and no other is made beside it or while one is checked. Buy
 * itself warns about an intent without a number. Source: spec §4 "Replenishment", decisions 27 and 46, faults
 * M-19.
 */
export async function payLink(link: LinkStore): Promise<void> {
  link.getState().tick()
  link.getState().checkout?.journal.getState().reload()
  const { paymentLinkId, paymentLink, checkout } = link.getState()
  if (checkout === null || paymentLink.kind === 'checking') return
  const open = openOrderOf(checkout.journal.getState().journal, paymentLinkId)
  if (open?.kind === 'ordered') return showResult(checkout, addressOf(open))
  if (paymentLink.kind !== 'paying' && !canStartPayment(paymentLink, checkout.clock.now())) return
  await buy(checkout)
}
