import {
  type Journal,
  type JournalEntry,
  type Order,
  type Product,
  addressOf,
  canDismiss,
  entryAt,
  entryOfBillingNo,
  entryOfIntent,
  factsOf,
  idsOf,
  isByCard,
  isExternal,
  isIntent,
  isNothingReported,
  isPaidByAnother,
  isUnknownPurchase,
  reportedOf,
} from '@topup/domain'
import { forgetFormEnd } from '../../../dropIn/handover.ts'
import { findProduct } from '../../../store/findProduct.ts'
import { countsAsRead, isOfOtherAccount, ownerOf } from '../../../store/ownerOf.ts'
import type { LastAnswer, Services } from '../../../store/services.ts'
import { accountOf, visitorOf } from '../../../store/state/sessionStore.ts'
import { forgetEnds, unseenEnds } from '../../../store/unseenEnds.ts'
import { paymentLinkPath } from '../../paymentLink/paymentLinkPath.ts'
import type { CheckoutServices } from '../contracts.ts'
import { isAnsweredWithout } from './orderPoller.ts'
import { waitingTextsOfFacts } from './waitingPage.ts'

/**
 * Follows one order while it is shown, from its address at the start: it is polled, and its result is acknowledged as
 * soon as it is on the screen of somebody it belongs to. When the number of an intent becomes known, it stays with that
 * order, even if the service makes a second one for the intent. `onEntry` gets the entry at once and whenever it changes,
 * null once there is none. Returns a function that stops. Source: spec §4 "Result popup", decisions 27 to 29 and 75.
 */
export function followOrder(
  services: Pick<Services, 'brandStorage' | 'journal' | 'poller' | 'session' | 'visibility'>,
  order: string,
  onEntry: (entry: JournalEntry | null) => void,
): () => void {
  const { brandStorage, journal, poller, session, visibility } = services
  let address = order
  let polled: readonly unknown[] = []
  let polling = new AbortController()
  const look = () => {
    const entry = entryAt(journal.getState().journal, address)
    onEntry(entry)
    if (entry === null) return
    address = addressOf(entry)
    // In a hidden tab a result stays unread.
    if (entry.kind === 'final' && visibility.isVisible() && countsAsRead(entry, session.getState()))
      forgetEnds(brandStorage, [entry.billingNo])
    // The service may have waited for a login before it reports the order.
    const asked = [address, accountOf(session.getState())?.oauthToken]
    if (asked.every((value, index) => value === polled[index])) return
    polled = asked
    polling.abort()
    polling = new AbortController()
    void poller.poll(address, polling.signal)
  }
  const stops = [journal.subscribe(look), session.subscribe(look), visibility.onReturn(look)]
  look()
  return () => {
    for (const stop of stops) stop()
    polling.abort()
  }
}

type Shop = Pick<Services, 'catalogue' | 'session'>

/**
 * Opens the recharge of the same product again, for "Change recharge method" and "Continue recharge". The open order
 * stays in the journal, so that Buy warns before a second one. When the order is of another game or account, or its
 * product is no longer sold, the result is left instead. The debt of a payment link is paid on the link's own page, and is
 * never a product of the store. Source: spec §4 "Result popup", decisions 28, 31 and 46.
 */
export function reopenRecharge(
  services: Shop & Pick<Services, 'navigate' | 'popups'>,
  entry: Order,
  leave: () => void,
): void {
  const { popups, navigate } = services
  const paymentLinkId = linkElsewhere(services, entry)
  if (paymentLinkId !== null) {
    popups.getState().closeAll()
    return navigate(paymentLinkPath(paymentLinkId))
  }
  const product = productOf(services, entry)
  if (product !== null)
    return popups.getState().replaceAll({ kind: 'recharge', productId: product.productId })
  popups.getState().closeAll()
  leave()
}

/** Who asks for another method chooses it: the one before is not chosen again. Source: spec §4 "Result popup". */
export const forgetMethod = ({ selection }: Pick<Services, 'selection'>): void =>
  selection.getState().change((held) => ({ ...held, rechargeKey: null }))

/**
 * Whether there is a recharge to reopen. Only the service knows the product of an external order: if it reports none,
 * or none that is sold here, nothing is offered. The debt of a payment link may have only one open order, so no other
 * method is offered. Source: decisions 31 and 46.
 */
export const canReopen = (services: Shop, entry: Order): boolean =>
  entry.kind === 'ordered' && entry.snapshot.recipient.kind === 'paymentLink'
    ? false
    : !isExternal(entry) || productOf(services, entry) !== null

/** The payment link of an order that is shown somewhere else than over the link's own page; null for every other order. */
function linkElsewhere({ session }: Shop, { snapshot: { recipient } }: Order): string | null {
  if (recipient.kind !== 'paymentLink') return null
  const { paymentLinkId } = recipient
  return session.getState().payer?.paymentLinkId === paymentLinkId ? null : paymentLinkId
}

/** The product of an order among those that are sold to this player; never that of a tap that only met the order. */
function productOf({ catalogue, session }: Shop, entry: Order): Product | null {
  const { product, recipient } = entry.snapshot
  const now = session.getState()
  const owner = ownerOf(entry, now)
  if (owner === 'linkHolder') return null
  const reported = reportedOf(entry)
  const isOther =
    idsOf(recipient).clientId !== now.clientId || (visitorOf(now).kind !== 'guest' && owner !== 'player')
  const productId = (reported ?? product)?.productId ?? null
  return isOther ? null : findProduct(catalogue.getState().products, productId)
}

/**
 * Sends one more full query; if the service still reports no order, the player may dismiss the intent. A dismissed
 * intent stays open and is queried as before, but causes no more warnings. Resolves to whether it was dismissed.
 * Source: decisions 27 to 29, faults M-04.
 */
export async function askToDismiss(
  {
    journal,
    poller,
    popups,
    toasts,
    translator,
    clock,
  }: Pick<Services, 'clock' | 'journal' | 'popups' | 'toasts' | 'translator' | 'poller'>,
  intentId: string,
): Promise<'setAside' | 'kept'> {
  const heard = await poller.refresh(intentId)
  if (!isAnsweredWithout(heard ?? 'none')) return 'kept'
  const { t } = translator
  const answer = await popups.getState().confirm({
    title: t('confirm.dismiss.title'),
    text: t('confirm.dismiss.text'),
    confirmLabel: t('result.dismiss'),
    cancelLabel: t('common.cancel'),
    tone: 'plain',
    sendsToHelp: true,
  })
  // The order may have been found while the player was asked.
  const entry = entryOfIntent(journal.getState().journal, intentId)
  const waited = { nowMs: clock.now(), isPolledOut: poller.state.getState().polledOut.includes(intentId) }
  if (answer !== 'confirm' || entry === null || !canDismiss(entry, waited)) return 'kept'
  journal.getState().record({ kind: 'intentDismissed', intentId, atMs: clock.now() })
  toasts.getState().show('info', t('result.dismissed'))
  return 'setAside'
}

/**
 * Whether an open order offers the way to its payment. An external order may already be paid, and only the service
 * knows what it is: its payment is offered only after the service has reported it, or has called it open. What
 * another order has paid for is not paid again, nor what a card has paid that the call took, and another account's order is not
 * paid either. Source: decisions 29,
 * 31, 46 and 48, faults M-17.
 */
export function isPayOffered(
  entry: Extract<JournalEntry, { readonly kind: 'ordered' }>,
  lastAnswer: LastAnswer,
  journal: Journal,
): boolean {
  const reported = reportedOf(entry)
  const isKnown = reported === null || !isNothingReported(reported) || lastAnswer === 'read'
  return isKnown && !isByCard(entry) && !isOfOtherAccount(entry) && !isPaidByAnother(journal, entry)
}

/**
 * Opens the pay document of an order again, inside the player's tap: in a window, or in this tab where no window
 * opens. If the drop-in's session has ended since it was offered, nothing could be paid there, so the order is
 * queried instead. A tab that keeps nothing would arrive there without the order: it stays, and says why. Source:
 * decisions 20 and 30, faults B-08.
 */
export function payByDropIn(
  services: Pick<CheckoutServices, 'brand' | 'journal' | 'placing' | 'tab' | 'toasts' | 'translator'>,
  billingNo: string,
): void {
  const { placing, journal } = services
  if (!placing.dropIns.has(billingNo)) return void placing.askAbout(billingNo)
  // Before the window opens: it starts with a copy of this tab's storage, and may hear nothing of a store that is frozen.
  forgetFormEnd(services.tab, billingNo)
  const entry = entryOfBillingNo(journal.getState().journal, billingNo)
  const payWindow = placing.openPayWindow(waitingTextsOfFacts(services, entry && factsOf(entry)))
  if (payWindow !== null && placing.dropIns.openIn(payWindow, billingNo)) return
  payWindow?.close()
  const say = (key: 'payForm.blockedText' | 'payForm.brokenTitle') =>
    services.toasts.getState().show('error', services.translator.t(key))
  if (!services.tab.persists) return say('payForm.blockedText')
  void placing.dropIns.openHere(billingNo).then((opened) => {
    if (opened === 'blocked') say('payForm.blockedText')
    if (opened === 'silent') say('payForm.brokenTitle')
  })
}

type Following = Pick<Services, 'brandStorage' | 'journal' | 'popups' | 'session'>
type Watching = Following & Pick<Services, 'visibility'>

/**
 * An order of this player that was paid while its result was not on screen; null when there is none. The page of a payment link has its
 * own words for what is paid. Source: decision 75, faults M-04.
 */
export function paidUnseen(services: Pick<Following, 'brandStorage' | 'journal' | 'session'>): Final | null {
  const unseen = unseenEnds(services.brandStorage)
  if (unseen.size === 0) return null
  const session = services.session.getState()
  if (session.payer !== null) return null
  const isNews = (entry: Final) =>
    unseen.has(entry.billingNo) &&
    entry.snapshot.recipient.kind !== 'paymentLink' &&
    countsAsRead(entry, session)
  return services.journal.getState().journal.filter(isPaid).find(isNews) ?? null
}

/** Shows that order, and returns whether there is one: a player who does not know of it would buy again. */
export function showPaidUnseen(services: Watching): boolean {
  const paid = paidUnseen(services)
  if (paid !== null) showPaid(services, paid)
  return paid !== null
}

/** Shows an order that was paid unseen. In a hidden tab it stays news until the receipt is in sight. */
export function showPaid(
  services: Pick<Watching, 'brandStorage' | 'popups' | 'visibility'>,
  paid: Final,
): void {
  if (services.visibility.isVisible()) forgetEnds(services.brandStorage, [paid.billingNo])
  showResult(services, addressOf(paid))
}

/**
 * Shows that order where the player would pay next: at a recharge, or at the result of another order that is not paid. Not in a
 * hidden tab, where nobody would see it.
 */
export function showPaidInPlace(services: Watching): void {
  const { journal, popups, visibility } = services
  const { open } = popups.getState()
  const top = open[open.length - 1]
  if (top === undefined || popups.getState().isHandling() || !visibility.isVisible()) return
  const shown = top.kind === 'result' ? entryAt(journal.getState().journal, top.order) : null
  if (top.kind === 'recharge' || (shown !== null && shown.kind !== 'final')) showPaidUnseen(services)
}

/** Follows the orders and the popups, to show an order that was paid unseen at once. Returns a function that stops. */
export function followEnds(services: Watching): () => void {
  const look = () => showPaidInPlace(services)
  const { journal, popups, visibility } = services
  const stops = [journal.subscribe(look), popups.subscribe(look), visibility.onReturn(look)]
  return () => stops.forEach((stop) => stop())
}

type Final = Extract<JournalEntry, { kind: 'final' }>

const isPaid = (entry: JournalEntry): entry is Final => entry.kind === 'final' && entry.outcome === 'success'

/** Shows the state of the order at an address, in place of what is open. */
export const showResult = ({ popups }: Pick<Services, 'popups'>, order: string) =>
  popups.getState().replaceAll({ kind: 'result', order })

/**
 * Notes and tracks that the player went to an order's payment, after the window has left for it. Source: decision 76,
 * spec §7 `openPayLink`.
 */
export function wentToPay(services: Pick<Services, 'journal' | 'tracking'>, order: string): void {
  services.journal.getState().record({ kind: 'paymentOpened', billingNo: order })
  trackPayLink(services, order)
}

/**
 * Tracks that the player went to an order's payment: in the payment window, or by the payment URL. Source: spec §7
 * `openPayLink`.
 */
function trackPayLink({ journal, tracking }: Pick<Services, 'journal' | 'tracking'>, order: string): void {
  const entry = entryAt(journal.getState().journal, order)
  if (entry === null || isIntent(entry)) return
  const { billingNo } = entry
  if (isExternal(entry) || isUnknownPurchase(entry.snapshot))
    return tracking.track('openPayLink', { billingNo })
  const { product, method, recipient } = entry.snapshot
  tracking.track('openPayLink', {
    value: product.productId,
    typeKey: product.typeKey,
    method,
    // The debt of a payment link is not the shop's product of that id.
    ...(recipient.kind === 'paymentLink' && { product: null }),
    billingNo,
  })
}
