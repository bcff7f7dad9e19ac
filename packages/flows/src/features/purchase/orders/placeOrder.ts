import { addressOf, entriesToWarnOf, isIntent, ownOrder } from '@topup/domain'
import type { JournalEntry, PurchaseSnapshot } from '@topup/domain'
import type { CardTender, LinkProvider } from '../payments/paymentProvider.ts'
import type { PayWindow } from '../../../platform/payWindow.ts'
import { verifyRejection } from './verifyRejection.ts'
import { openPayment } from './openPayment.ts'
import type { PlacedOrder } from './placedOrder.ts'
import type { PlaceOrderDeps } from './placeOrderDeps.ts'
import { resumeExistingOrder } from './resumeExistingOrder.ts'
import type { StartAnswer } from './startPayment.ts'
import type { WaitingTexts } from './waitingTexts.ts'

/** One purchase, ready to be sent. */
export interface OrderToPlace {
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
  const apiOrigin = deps.currentApiOrigin()
  deps.journal.getState().record({ kind: 'intentWritten', snapshot, apiOrigin })
  // The call itself takes the card: there is no page to open.
  const payWindow = order.provider.kind === 'link' ? deps.openPayWindow(order.waiting) : null

  try {
    const outcome = await deps.lock('order', () => sendOnce(deps, order, { apiOrigin, payWindow }))
    if (outcome.kind === 'ran' && outcome.value !== 'gaveWay') return outcome.value
    withdraw(deps, order, payWindow)
    return await followOther(deps, order)
  } catch {
    // Whatever failed, the order may have been sent.
    payWindow?.close()
    return { kind: 'unknown', intentId }
  }
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

/** Finds the order of the tab that this one gave way to. */
async function followOther(deps: PlaceOrderDeps, order: OrderToPlace): Promise<PlacedOrder> {
  // What another tab has just written may become visible here a moment later.
  if (otherOrder(deps, order) === null) await deps.clock.wait(lookEachMs)
  if (otherOrder(deps, order) === null) return { kind: 'heldElsewhere', order: null }
  const other = await otherOrderWithin(deps, order, followMs)
  return other === null ? { kind: 'noneMade' } : { kind: 'heldElsewhere', order: addressOf(other) }
}

/**
 * Watches the orders of other tabs until one has a number or none is left; when the time is over, returns the intent
 * that is left. A tab that gives way discards its intent, so what stays belongs to the tab that sends.
 */
async function otherOrderWithin(
  deps: PlaceOrderDeps,
  order: OrderToPlace,
  limitMs: number,
): Promise<JournalEntry | null> {
  const startedAtMs = deps.clock.now()
  // Looks are counted too: a hidden tab waits longer than it asks for, and a device clock may be set back.
  for (let waitedMs = 0; ; waitedMs += lookEachMs) {
    const other = otherOrder(deps, order)
    const isOver = Math.max(waitedMs, deps.clock.now() - startedAtMs) >= limitMs
    if (other === null || !isIntent(other) || isOver) return other
    await deps.clock.wait(lookEachMs)
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

interface Sending {
  readonly apiOrigin: string
  readonly payWindow: PayWindow | null
}

/** Sends the order, unless another tab placed one; `gaveWay`: nothing was sent, and the intent is discarded. */
async function sendOnce(
  deps: PlaceOrderDeps,
  order: OrderToPlace,
  sending: Sending,
): Promise<PlacedOrder | 'gaveWay'> {
  const { apiOrigin, payWindow } = sending
  // From here on, a phone that needs memory may kill the browser at any moment.
  if (!(await deps.journal.getState().kept()) && !order.mayBeForgotten) {
    withdraw(deps, order, payWindow)
    return { kind: 'notKept' }
  }
  if ((await otherOrderWithin(deps, order, yieldMs)) !== null) {
    withdraw(deps, order, payWindow)
    return 'gaveWay'
  }
  if (!order.isCurrent()) {
    withdraw(deps, order, payWindow)
    return { kind: 'outdated' }
  }
  order.onSent?.()
  const answer = await deps.startPayment(order.snapshot, order.provider, { apiOrigin, onSlow: order.onSlow })
  return followAnswer(deps, order, { answer, payWindow })
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
    case 'unchecked':
      withdraw(deps, order, payWindow)
      return { kind: answer.kind }
    case 'unnumbered':
    case 'unknown':
      payWindow?.close()
      return { kind: answer.kind, intentId }
  }
}
