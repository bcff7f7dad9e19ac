import type { DecodeOptions, PaymentLinkRequest } from '@topup/api-client'
import {
  type GameChoice,
  type MethodRegion,
  type Money,
  entryOfBillingNo,
  isDebtPaid,
  isStillAsked,
  openOrderOf,
  serverValue,
} from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import { readDebt } from '../../features/paymentLink/findOwedLink.ts'
import { noLimits } from '../../features/products/catalogueStore.ts'
import {
  type CheckoutServices,
  type StartAnswer,
  providerOfChannel,
} from '../../features/purchase/contracts.ts'
import { createStartPayment } from '../../features/purchase/orders/startPayment.ts'
import { createRechargeStore, payContext } from '../../features/purchase/recharge/createCheckout.ts'
import { createBrandStorage } from '../../platform/brandStorage.ts'
import { withTimeout } from '../../platform/withTimeout.ts'
import { createReactions } from '../../store/performReaction.ts'
import type { CatalogueState, Services } from '../../store/services.ts'
import { createPopupStack } from '../../store/state/popupStack.ts'
import { createSelectionStore } from '../../store/state/selectionStore.ts'
import { createSessionStore, type SessionState } from '../../store/state/sessionStore.ts'
import { withToken } from '../../store/withToken.ts'
import { regionOfGame } from '../../visit/regionOfGame.ts'

/** The game in which a payment link is paid. */
export type LinkGame = Pick<GameChoice, 'clientId' | 'parentClientId'>

/** What a payment link asks for, as read from the service, with the game that it names. */
export interface LinkToPay {
  readonly paymentLinkId: string
  readonly game: LinkGame
  readonly request: PaymentLinkRequest
  readonly countries: readonly string[] | null
  /** Called when a tap finds that the link asks for another amount by now, or for nothing more. */
  readonly onChanged: () => void
}

/**
 * Makes a separate checkout for a payment link: player, game and region are those of the link, in memory and
 * without a token; journal, lock and order engine are the same as for every purchase. Source: spec §6
 * "Replenish visitors", decisions 27 to 31.
 */
export function createLinkCheckout(services: CheckoutServices, link: LinkToPay): CheckoutServices {
  const { brand, device, deployment, translator, providers, clock, entry } = services
  const { info, serverId } = link.request
  const api = withToken(services.api, '')
  const memory = createBrandStorage(brand.key, null, clock)
  const session = createSessionStore(memory, {
    clientId: link.game.clientId,
    game: {
      ...link.game,
      gpId: '',
      name: info.gameName,
      parentName: null,
      logoUrl: null,
      subGameCode: null,
      isSelected: false,
    },
    region: regionOf(services, link),
    payer: {
      paymentLinkId: link.paymentLinkId,
      username: info.userName,
      serverId: serverId && serverValue(serverId),
      characterId: link.request.characterId,
    },
  })
  // Whose the other orders of this device are, its own logins say; nobody pays the link with them.
  const follow = ({ accounts, loggedOut }: SessionState) => session.setState({ accounts, loggedOut })
  follow(services.session.getState())
  services.session.subscribe(follow)
  // The link says for whom; nothing is chosen.
  const selection = createSelectionStore(memory, session)
  const own = createReactions(() => checkout)
  const decoding = (): DecodeOptions => ({
    allowLocalHosts: deployment.environment === 'local',
    languages: [translator.language(), brand.defaultLanguage],
  })
  const startPayment = createStartPayment(
    api,
    () => ({
      ...payContext({ device, translator, entry, brandStorage: services.brandStorage, session }),
      paymentLinkId: link.paymentLinkId,
    }),
    (error) => services.tracking.noteFailure(error),
  )

  const startOnce: typeof startPayment = async (snapshot, provider, options) => {
    const before = await orderBefore(checkout, link.paymentLinkId, snapshot.payable)
    if (before?.kind === 'changed') link.onChanged()
    if (before !== null) return before
    // That took up to ten seconds, in which the page may have begun to leave.
    return options.isLeaving() ? { kind: 'left' } : startPayment(snapshot, provider, options)
  }

  const catalogue = createStore<CatalogueState>()(() => nothingForSale)
  const checkout: CheckoutServices = {
    ...services,
    made: new Map(),
    api,
    session,
    selection,
    catalogue,
    recharge: createRechargeStore({
      api,
      platform: device.platform,
      serviceNow: () => services.serviceClock.serviceNow(),
      session,
      selection,
      catalogue,
      decoding,
      isChannelSupported: (channelId) => providerOfChannel(providers, channelId)?.kind === 'link',
      apart: brand.methodsApart,
      pointCardMethod: () => null,
      offeredOf: (regions) => countriesOf(link, regions),
      onError: (error, isShown) => own.reactToLoad(error, isShown),
    }),
    popups: createPopupStack(),
    react: (error) => own.react(error),
    reactToLoad: (error, isShown) => own.reactToLoad(error, isShown),
    placing: { ...services.placing, startPayment: startOnce },
  }
  return checkout
}

/**
 * The countries of the methods that the link's list names. A list of codes of another form, as `MYS` or a number, forbids nothing, and
 * the service decides what it takes.
 */
function countriesOf({ countries }: LinkToPay, regions: readonly MethodRegion[]): readonly MethodRegion[] {
  const codes = new Set(countries?.map(codeOf))
  const forms = new Set([...codes].map(formOf))
  const isSameForm = regions.some(({ region }) => forms.has(formOf(codeOf(region))))
  return isSameForm ? regions.filter(({ region }) => codes.has(codeOf(region))) : regions
}

const formOf = (code: string): string => code.replace(/[A-Z]/g, 'A').replace(/\d/g, '0')

const codeOf = (country: string): string => country.trim().toUpperCase()

/** The region of the link's game, which decides the currency of the amount. */
function regionOf(
  { brand, session, entry }: Pick<Services, 'brand' | 'entry' | 'session'>,
  { game }: LinkToPay,
) {
  const before = session.getState().region
  const region = regionOfGame({ brand, linkRegion: entry.region }, game, before)
  return region.ok ? region.value : before
}

const done = () => Promise.resolve()

/** A catalogue without products, coupons and limits: a payment link sells nothing else. */
const nothingForSale: CatalogueState = {
  games: { kind: 'ready', value: [] },
  pageConfig: {
    kind: 'ready',
    value: {
      isOpenCoupon: false,
      languages: [],
      isAreaRole: false,
      brandColor: null,
      hasCumulative: false,
      hasConsecutive: false,
      realNameUrl: null,
    },
  },
  products: { kind: 'ready', value: [] },
  productsOf: null,
  isAskingProducts: false,
  isLate: false,
  ...noLimits,
  load: done,
  loadGames: done,
  loadPageConfig: done,
  loadProducts: done,
  loadLimits: done,
}

/**
 * Reads the payment link once more in the tap on Pay now: another device may have made its order since the page
 * was loaded, and the journal may have received one while the player was asked. Such an order is handled like
 * one that code 10 names; without an answer nothing is sent. Null where a new order may be made: there is none,
 * or a full query has reported that it failed, and the link still asks for what was agreed to. Source: decisions 31
 * and 46, faults M-19.
 */
export async function orderBefore(
  { api, clock, journal, react }: Pick<CheckoutServices, 'api' | 'clock' | 'journal' | 'react'>,
  paymentLinkId: string,
  payable: Money,
): Promise<StartAnswer | null> {
  const before = openOrder(journal, paymentLinkId)
  if (before !== null) return before
  const answer = await withTimeout(clock, readDebt(api, { replenish_id: paymentLinkId }))
  if (answer === null) return { kind: 'unchecked' }
  if (answer.kind === 'failed') {
    // Nothing was sent: that is no rejection of an order.
    if (answer.error?.kind === 'rejected') react(answer.error)
    return { kind: 'unchecked' }
  }
  // Another answer may have named an order meanwhile, and this one may be older than that.
  const meanwhile = openOrder(journal, paymentLinkId)
  if (meanwhile !== null) return meanwhile
  const { billingNo, info } = answer.request
  const unlessChanged = isStillAsked(info, payable) ? null : ({ kind: 'changed' } as const)
  if (billingNo === null) return unlessChanged
  const known = entryOfBillingNo(journal.getState().journal, billingNo)
  if (known?.kind === 'final' && known.outcome === 'fail') return unlessChanged
  return { kind: 'repeat', billingNo, url: null, apiOrigin: api.currentOrigin() }
}

/** The open order of the link that the journal has, handled like one that code 10 names. */
function openOrder(journal: CheckoutServices['journal'], paymentLinkId: string): StartAnswer | null {
  journal.getState().reload()
  const entries = journal.getState().journal
  // Another tab may have seen it end; the service may still ask for it, for a quarter of an hour.
  if (isDebtPaid(entries, paymentLinkId)) return { kind: 'changed' }
  const open = openOrderOf(entries, paymentLinkId)
  if (open?.kind !== 'ordered') return null
  return { kind: 'repeat', billingNo: open.billingNo, url: open.payUrl, apiOrigin: open.apiOrigin }
}
