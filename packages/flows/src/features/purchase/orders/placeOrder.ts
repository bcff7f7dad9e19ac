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

/** One purchase, ready to be sent. */
export interface OrderToPlace {
  readonly snapshot: PurchaseSnapshot
  readonly provider: LinkProvider | CardTender
  /** Shown in the blank payment window until the payment URL is known. */
  readonly waitingText: string
  /** Intents of the open orders that the player was warned about; any other open order stops this purchase. */
  readonly acknowledged: ReadonlySet<string>
  /** Whether the player knows that this browser may forget the order. */
  readonly mayBeForgotten: boolean
  /** Whether the snapshot's account and game are still the ones that the call would go out for. */
  readonly isCurrent: () => boolean
  /** Called once when 10 s have passed without an answer. */
  readonly onSlow: () => void
  /** Called when the service has rejected the call and is asked whether an order exists nevertheless. */
  readonly onRejected: () => void
  /** Called when the starter is sent. */
  readonly onSent?: () => void
}

/** Long enough for a tab that did not get the lock to discard its intent. */
const yieldMs = 250

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
  const payWindow = order.provider.kind === 'link' ? deps.openPayWindow(order.waitingText) : null

  try {
    const outcome = await deps.lock('order', () => sendOnce(deps, order, { apiOrigin, payWindow }))
    if (outcome.kind === 'ran') return outcome.value
    return withdraw(deps, order, payWindow)
  } catch {
    // Whatever failed, the order may have been sent.
    payWindow?.close()
    return { kind: 'unknown', intentId }
  }
}

/** Discards the unsent intent in favour of the order in another tab. */
function withdraw(deps: PlaceOrderDeps, order: OrderToPlace, payWindow: PayWindow | null): PlacedOrder {
  payWindow?.close()
  deps.journal.getState().record({ kind: 'intentDiscarded', intentId: order.snapshot.intentId })
  const other = otherOrder(deps, order)
  return { kind: 'heldElsewhere', order: other === null ? null : addressOf(other) }
}

/** The newest order that another tab has placed, or is placing, and that this player was not warned about. */
function otherOrder(
  { journal }: PlaceOrderDeps,
  { snapshot, acknowledged }: OrderToPlace,
): JournalEntry | null {
  journal.getState().reload()
  const isOther = ({ snapshot: { intentId } }: JournalEntry) =>
    intentId !== snapshot.intentId && !acknowledged.has(intentId)
  return entriesToWarnOf(journal.getState().journal).find(isOther) ?? null
}

interface Sending {
  readonly apiOrigin: string
  readonly payWindow: PayWindow | null
}

async function sendOnce(deps: PlaceOrderDeps, order: OrderToPlace, sending: Sending): Promise<PlacedOrder> {
  const { apiOrigin, payWindow } = sending
  // From here on, a phone that needs memory may kill the browser at any moment.
  if (!(await deps.journal.getState().kept()) && !order.mayBeForgotten) {
    withdraw(deps, order, payWindow)
    return { kind: 'notKept' }
  }
  const other = otherOrder(deps, order)
  if (other !== null && isIntent(other)) await deps.clock.wait(yieldMs)
  if (otherOrder(deps, order) !== null) return withdraw(deps, order, payWindow)
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
