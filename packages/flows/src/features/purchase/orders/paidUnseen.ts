import {
  type Account,
  type JournalEntry,
  type Recipient,
  type ReportedDetails,
  addressOf,
  entryAt,
  buyerOf,
  isExternal,
  isIntent,
  nothingReported,
  reportedOf,
} from '@topup/domain'
import type { Services } from '../../../store/services.ts'
import { hearsOfEnd } from '../../../store/ownerOf.ts'
import { forgetEnds, unseenEnds } from '../../../store/unseenEnds.ts'

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
    hearsOfEnd(entry, session)
  return services.journal.getState().journal.filter(isPaid).find(isNews) ?? null
}

/** Shows that order; returns whether there is one. Who pays in a window that is still open, and does not hear of it, buys again. */
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
 * Does so where the player would pay next: at a recharge, or at the result of another order that is not paid. What a hidden tab shows
 * nobody has seen.
 */
export function showPaidInPlace(services: Watching): void {
  const { journal, popups, visibility } = services
  const { open } = popups.getState()
  const top = open[open.length - 1]
  if (top === undefined || popups.getState().isHandling() || !visibility.isVisible()) return
  const shown = top.kind === 'result' ? entryAt(journal.getState().journal, top.order) : null
  if (top.kind === 'recharge' || (shown !== null && shown.kind !== 'final')) showPaidUnseen(services)
}

/** Follows the orders and the popups to that end. Returns a function that stops it. */
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
  if (isExternal(entry)) return tracking.track('openPayLink', { billingNo })
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

/**
 * Whether the service reports an order under another account than that of the player who met it. A record that
 * another release wrote on this device names no player. The order of a payment link has no account: the service
 * reports it to whoever holds the link. Source: decisions 46 and 48.
 */
export function isOfOtherAccount(entry: JournalEntry): boolean {
  const reported = reportedOf(entry)
  return reported !== null && isOfAnother(buyerOf(entry.snapshot.recipient), reported)
}

/** What may be kept of a reported order: of another account's order, only that it belongs to another account. */
export const keepable = (asker: Recipient, reported: ReportedDetails): ReportedDetails =>
  isOfAnother(buyerOf(asker), reported) ? { ...nothingReported, account: reported.account } : reported

/** Whether reported details name another account than the asker's; null is whoever holds a payment link, or is not known. */
export const isOfAnother = (
  asker: Pick<Account, 'suid' | 'username'> | null,
  { account }: ReportedDetails,
): boolean =>
  account !== null && asker !== null && ![asker.username, asker.suid].map(folded).includes(folded(account))

const folded = (name: string): string => name.trim().toLowerCase()
