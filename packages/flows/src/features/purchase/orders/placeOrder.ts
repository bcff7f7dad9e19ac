import type { ApiError } from '@topup/api-client'
import {
  type JournalEntry,
  type Origin,
  type PurchaseSnapshot,
  addressOf,
  entriesToWarnOf,
  entryOfBillingNo,
  entryOfIntent,
  externalOrder,
  isAbandoned,
  isExternal,
  isIntent,
  isUnsent,
  nothingReported,
  openEntries,
  ownOrder,
} from '@topup/domain'
import type { DropIn } from '../../../dropIn/handover.ts'
import type { Leaving, PayWindow } from '../../../platform/payWindow.ts'
import { diskLateMs } from '../../../platform/withinLimit.ts'
import { withTimeout } from '../../../platform/withTimeout.ts'
import type {
  CardTender,
  LinkProvider,
  PlaceOrderDeps,
  PlacedOrder,
  StartAnswer,
  WaitingTexts,
} from '../contracts.ts'
import { isSamePurchase } from './orderPoller.ts'

/** One purchase, ready to be sent. */
interface OrderToPlace {
  readonly snapshot: PurchaseSnapshot
  readonly provider: LinkProvider | CardTender
  /** What the payment window says until the payment URL is known. */
  readonly waiting: WaitingTexts
  /** Intents of the open orders that the player was warned about; any other open order stops this purchase. */
  readonly acknowledged: ReadonlySet<string>
  /** Whether the player knows that this browser may forget the order. */
  readonly mayBeForgotten: boolean
  /** Whether the call may still go out: for the snapshot's account and game, and with no paid order to tell of first. */
  readonly isCurrent: () => boolean
  /** Called when the order has waited 3 s for the disk. */
  readonly onDiskLate?: () => void
  /** Called once when 10 s have passed without an answer. */
  readonly onSlow: () => void
  /** Called when the service has rejected the call and is asked whether an order exists nevertheless. */
  readonly onRejected: () => void
  /** Called when the starter is sent. */
  readonly onSent?: () => void
}

/** How often the orders of other tabs are looked at. */
const lookEachMs = 250
/** How long the tab with the lock waits for tabs that tapped at the same moment to give way. */
const yieldMs = 5_000
/** How long a tab that gave way waits for the order that another one makes; then it shows that the answer is open. */
const followMs = 10_000

/**
 * Places one order: records the intent, opens the window, sends the starter once the intent is on disk, and records
 * the answer. Must be called inside the player's tap: everything up to the first `await` runs in it. Source: spec §4
 * "After paying", decisions 27, 28, 30 and 68, faults M-01, M-03, M-08.
 */
export async function placeOrder(deps: PlaceOrderDeps, order: OrderToPlace): Promise<PlacedOrder> {
  const { snapshot } = order
  const { intentId } = snapshot
  let payWindow: PayWindow | null = null

  try {
    const leaving = deps.watchLeaving()
    const apiOrigin = deps.currentApiOrigin()
    deps.journal.getState().record({ kind: 'intentWritten', snapshot, apiOrigin, isUnsent: true })
    // The call itself takes the card: there is no page to open.
    payWindow = order.provider.kind === 'link' ? deps.openPayWindow(order.waiting) : null
    const outcome = await deps.lock('order', () => sendOnce(deps, order, { apiOrigin, payWindow, leaving }))
    if (outcome.kind === 'ran' && outcome.value !== 'gaveWay') return outcome.value
    withdraw(deps, order, payWindow)
    return await followOther(deps, order)
  } catch {
    if (mayBeSent(deps, intentId)) {
      payWindow?.close()
      return { kind: 'unknown', intentId }
    }
    withdraw(deps, order, payWindow)
    return { kind: 'notSent' }
  }
}

/** Whether the call of this intent may have left the device. */
function mayBeSent({ journal }: PlaceOrderDeps, intentId: string): boolean {
  const entry = entryOfIntent(journal.getState().journal, intentId)
  return entry !== null && !isUnsent(entry)
}

/** Discards the unsent intent. */
function withdraw(
  { journal }: PlaceOrderDeps,
  { snapshot }: OrderToPlace,
  payWindow: PayWindow | null,
): void {
  payWindow?.close()
  journal.getState().record({ kind: 'intentDiscarded', intentId: snapshot.intentId })
}

/** Finds the order of the tab that this one gave way to, also when it has ended since this tab saw it. */
async function followOther(deps: PlaceOrderDeps, order: OrderToPlace): Promise<PlacedOrder> {
  let seen: JournalEntry | null = null
  const look = () => {
    const other = otherOrder(deps, order) ?? otherUnsent(deps, order)
    seen = other ?? seen
    return other
  }
  // What another tab has just written may become visible here a moment later.
  if (look() === null) await deps.clock.wait(lookEachMs)
  if (look() === null) return { kind: 'heldElsewhere', order: null }
  const other = (await otherWithin(deps, look, followMs)) ?? endOf(deps, seen)
  return other === null ? { kind: 'noneMade' } : { kind: 'heldElsewhere', order: addressOf(other) }
}

/** The final order that has become of an intent; null where there is none. */
function endOf({ journal }: PlaceOrderDeps, seen: JournalEntry | null): JournalEntry | null {
  const entry = seen && entryOfIntent(journal.getState().journal, seen.snapshot.intentId)
  return entry?.kind === 'final' ? entry : null
}

/**
 * Watches the orders of other tabs until one has a number or none is left; when the time is over, returns the intent
 * that is left. A tab that gives way discards its intent, so what stays belongs to the tab that sends.
 */
async function otherWithin(
  { clock }: Pick<PlaceOrderDeps, 'clock'>,
  look: () => JournalEntry | null,
  limitMs: number,
): Promise<JournalEntry | null> {
  const startedAtMs = clock.now()
  // Looks are counted too: a hidden tab waits longer than it asks for, and a device clock may be set back.
  for (let waitedMs = 0; ; waitedMs += lookEachMs) {
    const other = look()
    const isOver = Math.max(waitedMs, clock.now() - startedAtMs) >= limitMs
    if (other === null || !isIntent(other) || isOver) return other
    await clock.wait(lookEachMs)
  }
}

/**
 * The newest order that another tab has placed, or is placing, and that this player was not warned about; one with a
 * number comes first.
 */
function otherOrder(
  { journal }: PlaceOrderDeps,
  { snapshot, acknowledged }: OrderToPlace,
): JournalEntry | null {
  journal.getState().reload()
  const others = entriesToWarnOf(journal.getState().journal).filter(
    ({ snapshot: { intentId } }) => intentId !== snapshot.intentId && !acknowledged.has(intentId),
  )
  return others.find((entry) => !isIntent(entry)) ?? others[0] ?? null
}

/** An intent whose call another tab is about to send, or null. */
function otherUnsent(
  { journal, clock }: PlaceOrderDeps,
  { snapshot: { intentId } }: OrderToPlace,
): JournalEntry | null {
  const isAboutToLeave = (entry: JournalEntry) =>
    isUnsent(entry) && !isAbandoned(entry, clock.now()) && entry.snapshot.intentId !== intentId
  return journal.getState().journal.find(isAboutToLeave) ?? null
}

interface Sending {
  readonly apiOrigin: string
  readonly payWindow: PayWindow | null
  readonly leaving: Leaving
}

/** Sends the order, unless another tab placed one; `gaveWay`: nothing was sent, and the intent is discarded. */
async function sendOnce(
  deps: PlaceOrderDeps,
  order: OrderToPlace,
  sending: Sending,
): Promise<PlacedOrder | 'gaveWay'> {
  const { apiOrigin, payWindow, leaving } = sending
  const hindrance = (await hindranceOf(deps, order)) ?? (await leave(deps, order, sending))
  if (hindrance !== null) {
    withdraw(deps, order, payWindow)
    return hindrance
  }
  order.onSent?.()
  const { isLeaving } = leaving
  const answer = await deps.startPayment(order.snapshot, order.provider, {
    apiOrigin,
    onSlow: order.onSlow,
    isLeaving,
  })
  return followAnswer(deps, order, { answer, payWindow })
}

type Hindrance = Extract<PlacedOrder, { readonly kind: 'notKept' | 'outdated' | 'left' }> | 'gaveWay'

/** What keeps the order from being sent, or null. */
async function hindranceOf(deps: PlaceOrderDeps, order: OrderToPlace): Promise<Hindrance | null> {
  if ((await otherWithin(deps, () => otherOrder(deps, order), yieldMs)) !== null) return 'gaveWay'
  return order.isCurrent() ? null : { kind: 'outdated' }
}

/**
 * Takes the mark off the intent, on the disk too: from here on there may be an order. Then the orders of other tabs are looked at
 * once more, because each of two tabs that both believe to hold the lock now sees the mark of the other; and a page that is being
 * left sends nothing. Source: decision 99.
 */
async function leave(
  deps: PlaceOrderDeps,
  order: OrderToPlace,
  { payWindow, leaving }: Sending,
): Promise<Hindrance | null> {
  // Asked before the mark goes, too: a page that ends while it takes the mark off leaves an intent that looks sent. A download or a
  // link into an app begins as if the page were left.
  if (!(await leaving.stays())) return { kind: 'left' }
  deps.journal.getState().record({ kind: 'starterLeaving', intentId: order.snapshot.intentId })
  // From here on, a phone that needs memory may kill the browser at any moment.
  const isKept = await waitForDisk(deps, () => {
    payWindow?.sayLate()
    order.onDiskLate?.()
  })
  if (!isKept && !order.mayBeForgotten) return { kind: 'notKept' }
  if (otherOrder(deps, order) !== null) return 'gaveWay'
  if (!order.isCurrent()) return { kind: 'outdated' }
  return leaving.isLeaving() ? { kind: 'left' } : null
}

/** Records what the starter answered, and leads the window to the payment or closes it. */
function followAnswer(
  deps: PlaceOrderDeps,
  order: OrderToPlace,
  { answer, payWindow }: { readonly answer: StartAnswer; readonly payWindow: PayWindow | null },
): PlacedOrder | Promise<PlacedOrder> {
  const { intentId } = order.snapshot
  switch (answer.kind) {
    case 'ordered':
      return openPayment(deps, order.snapshot, { ...answer, payWindow, origin: ownOrder })
    case 'repeat':
      if (answer.billingNo !== null) {
        return resumeExistingOrder(deps, order.snapshot, {
          ...answer,
          billingNo: answer.billingNo,
          payWindow,
        })
      }
      payWindow?.close()
      return { kind: 'unknown', intentId }
    case 'rejected':
      payWindow?.close()
      order.onRejected()
      return verifyRejection(deps, { intentId, error: answer.error })
    case 'notSent':
    case 'left':
    case 'unchecked':
    case 'changed':
      withdraw(deps, order, payWindow)
      return { kind: answer.kind }
    case 'unnumbered':
    case 'unknown':
      payWindow?.close()
      return { kind: answer.kind, intentId }
  }
}

/**
 * Queries for an order before a rejection is believed. A browser may repeat a call by itself when a kept-alive
 * connection breaks; the second call may then be rejected just because the first one made an order. Without an answer
 * the intent stays open; the poller closes it when the service says that it knows no order. Source: decisions 8 and
 * 28, faults M-01, M-11.
 */
async function verifyRejection(
  { journal, clock, askAbout }: Pick<PlaceOrderDeps, 'journal' | 'clock' | 'askAbout'>,
  { intentId, error }: { readonly intentId: string; readonly error: ApiError },
): Promise<PlacedOrder> {
  const code = error.kind === 'rejected' ? { code: error.code } : {}
  journal.getState().record({ kind: 'rejectionReceived', intentId, ...code })
  await withTimeout(clock, askAbout(intentId))
  const kept = entryOfIntent(journal.getState().journal, intentId)
  if (kept === null) return { kind: 'rejected', error }
  if (isIntent(kept)) return { kind: 'unconfirmed', intentId, error }
  return { kind: 'ordered', intentId, order: kept.billingNo, link: 'none' }
}

/** An order that the service has named, and the window that waits for its payment URL. */
interface NamedOrder {
  readonly billingNo: string
  readonly url: string | null
  /** The drop-in that pays it; used in preference to the URL. */
  readonly dropIn?: DropIn | null
  readonly apiOrigin: string
  readonly payWindow: PayWindow | null
  readonly origin: Origin
}

/**
 * Records the billing number, on disk too, and then leads the window to the payment. A number that the journal
 * already knows belongs to that order, which is then the one to show. A drop-in is preferred to the payment URL;
 * where its data cannot be kept, the window goes to the URL. Source: decisions 20, 29 and 68.
 */
export async function openPayment(
  deps: Pick<PlaceOrderDeps, 'clock' | 'journal' | 'parsePayUrl' | 'dropIns'>,
  snapshot: PurchaseSnapshot,
  { billingNo, url, dropIn, apiOrigin, payWindow, origin }: NamedOrder,
): Promise<PlacedOrder> {
  const payUrl = url === null ? null : deps.parsePayUrl(url)
  deps.journal
    .getState()
    .record({ kind: 'billingNoReceived', snapshot, billingNo, payUrl, apiOrigin, origin })
  // The window may leave for another app, so it leaves when the number is on disk. A number that was not written is
  // found again by its intent.
  await waitForDisk(deps, () => payWindow?.sayLate())
  const kept = entryOfBillingNo(deps.journal.getState().journal, billingNo)
  const intentId = kept?.snapshot.intentId ?? snapshot.intentId
  const ordered = { kind: 'ordered', intentId, order: billingNo } as const
  // Another tab, or the poller, may have found the order to be final while the answer was on its way.
  if (kept?.kind === 'final') {
    payWindow?.close()
    return { ...ordered, link: 'none' }
  }
  const dropInLink = dropIn == null ? null : goToDropIn(deps.dropIns, payWindow, { billingNo, dropIn })
  return { ...ordered, link: dropInLink ?? goToPayUrl(payWindow, { url, payUrl }) }
}

/** Waits until the journal is on the disk, and calls `sayLate` when that takes long. False when the disk does not take it. */
function waitForDisk(
  { clock, journal }: Pick<PlaceOrderDeps, 'clock' | 'journal'>,
  sayLate: () => void,
): Promise<boolean> {
  const answered = new AbortController()
  clock.wait(diskLateMs, answered.signal).then(sayLate, () => undefined)
  return journal
    .getState()
    .kept()
    .finally(() => answered.abort())
}

type PayLink = Extract<PlacedOrder, { readonly kind: 'ordered' }>['link']

/** Leads the window to the drop-in; null when the data of the drop-in cannot be kept. */
function goToDropIn(
  dropIns: PlaceOrderDeps['dropIns'],
  payWindow: PayWindow | null,
  { billingNo, dropIn }: { readonly billingNo: string; readonly dropIn: DropIn },
): PayLink | null {
  dropIns.keep(billingNo, dropIn)
  if (payWindow !== null && dropIns.openIn(payWindow, billingNo)) return 'opened'
  if (!dropIns.has(billingNo)) return null
  payWindow?.close()
  return 'toOpen'
}

/** Leads the window to the payment URL; `payUrl` is null when the answer had none, or one that must not be opened. */
function goToPayUrl(
  payWindow: PayWindow | null,
  { url, payUrl }: { readonly url: string | null; readonly payUrl: string | null },
): PayLink {
  if (payUrl !== null && payWindow?.go(payUrl)) return 'opened'
  payWindow?.close()
  if (payUrl !== null) return 'toOpen'
  return url === null ? 'none' : 'invalid'
}

/**
 * Resumes the order that is already being processed (code 10). If its number is not in the journal, it may come from
 * an earlier tap on the same purchase whose answer was lost. It may also come from this tap, which the browser itself
 * sent twice over a broken connection; then it goes on to its payment. Otherwise it is an external order, and the
 * player sees what the service reports of it before paying, by its form as by its link. If the query finds this tap's
 * own order beside it, that one is shown. The number is recorded before the query, so that it is not lost if the page
 * dies meanwhile.
 * Source: decisions 8, 28, 29 and 31.
 */
export async function resumeExistingOrder(
  deps: PlaceOrderDeps,
  snapshot: PurchaseSnapshot,
  answer: Omit<NamedOrder, 'origin'>,
): Promise<PlacedOrder> {
  const { journal, clock } = deps
  const { payWindow } = answer
  journal.getState().reload()
  const entries = journal.getState().journal
  const known = entryOfBillingNo(entries, answer.billingNo)
  // An external order does not become this tap's own when it is met a second time.
  const origin = known === null ? externalOrder(nothingReported) : known.origin
  const named = { ...offered(answer, origin), payWindow: null, origin }
  const shown = await openPayment(deps, snapshot, named)
  if (known !== null) {
    payWindow?.close()
    return shown
  }

  const lost = openEntries(entries).find(isLostTap(snapshot))?.snapshot.intentId ?? null
  await withTimeout(clock, findOwner(deps, { lost, billingNo: answer.billingNo }))
  const after = journal.getState().journal
  const own = entryOfIntent(after, snapshot.intentId)
  const isOwn = own !== null && !isIntent(own) && !isExternal(own)
  if (isOwn && own.kind === 'ordered' && own.billingNo === answer.billingNo)
    return openPayment(deps, snapshot, { ...answer, origin: ownOrder })
  payWindow?.close()
  if (isOwn) return { kind: 'ordered', intentId: snapshot.intentId, order: own.billingNo, link: 'none' }
  return offerForm(deps, shown, answer)
}

/** The order as the query has left it; its form is kept only now, so that what stands above it is what the order says. */
function offerForm(
  { journal, dropIns }: Pick<PlaceOrderDeps, 'journal' | 'dropIns'>,
  shown: PlacedOrder,
  { billingNo, dropIn }: Pick<NamedOrder, 'billingNo' | 'dropIn'>,
): PlacedOrder {
  const kept = entryOfBillingNo(journal.getState().journal, billingNo)
  if (shown.kind !== 'ordered' || kept === null) return shown
  if (kept.kind === 'ordered' && dropIn != null) dropIns.keep(billingNo, dropIn)
  const { intentId } = kept.snapshot
  return { ...shown, intentId, ...(dropIns.has(billingNo) && { link: 'toOpen' }) }
}

/** The form of an external order is not offered: the player sees first what the service reports of it. */
const offered = <Answer extends Pick<NamedOrder, 'dropIn'>>(answer: Answer, origin: Origin): Answer =>
  origin.kind === 'own' ? answer : { ...answer, dropIn: null }

const isLostTap = (snapshot: PurchaseSnapshot) => (entry: JournalEntry) =>
  isIntent(entry) && entry.snapshot.intentId !== snapshot.intentId && isSamePurchase(entry.snapshot, snapshot)

/**
 * Queries by the session of the tap whose answer was lost, if there is one, then by the order, which otherwise can
 * only be this tap's or nobody's.
 */
async function findOwner(
  { journal, askAbout }: PlaceOrderDeps,
  { lost, billingNo }: { readonly lost: string | null; readonly billingNo: string },
): Promise<void> {
  if (lost !== null) await askAbout(lost)
  const kept = entryOfBillingNo(journal.getState().journal, billingNo)
  if (kept?.kind === 'ordered' && isExternal(kept)) await askAbout(billingNo)
}
