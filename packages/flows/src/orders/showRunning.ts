import { entryOfBillingNo, nothingTold, openEntries } from '@topup/domain'
import type { JournalEntry, PurchaseSnapshot, ToldOrder } from '@topup/domain'
import { beforePatienceEnds } from './beforePatienceEnds.ts'
import { followOrder } from './followOrder.ts'
import type { NamedOrder } from './followOrder.ts'
import { isSamePurchase } from './isSamePurchase.ts'
import type { PlacedOrder, PlaceOrderDeps } from './placeOrder.ts'

/**
 * The order that is being processed already (code 10). When its number never reached the journal, it is the one of a
 * tap on the same purchase whose answer was lost, or this tap's own, which the browser itself sent twice over a
 * connection that broke and which goes on to its payment. Else it was made elsewhere: then its entry holds what the
 * service says of it, and the player looks at that before paying. Source: rulings 3 and 5, decision 8.
 */
export async function showRunning(
  deps: PlaceOrderDeps,
  snapshot: PurchaseSnapshot,
  answer: NamedOrder,
): Promise<PlacedOrder> {
  const { journal, clock } = deps
  journal.getState().reload()
  const entries = journal.getState().journal
  const known = entryOfBillingNo(entries, answer.billingNo)
  if (known !== null) {
    // One that was made elsewhere does not become this tap's by being met a second time.
    const told = known.kind === 'intended' ? undefined : known.told
    return show(deps, snapshot, told === undefined ? answer : { ...answer, told })
  }

  const isLostTap = (entry: JournalEntry) =>
    entry.kind === 'intended' &&
    entry.snapshot.intentId !== snapshot.intentId &&
    isSamePurchase(entry.snapshot, snapshot)
  const lost = openEntries(entries).find(isLostTap)?.snapshot
  const taps = lost === undefined ? [snapshot] : [lost, snapshot]
  const origin = (await beforePatienceEnds(clock, originOf(deps, taps, answer))) ?? { told: nothingTold }
  if ('told' in origin) return show(deps, snapshot, { ...answer, told: origin.told })
  if (origin.tap === snapshot) return followOrder(deps, snapshot, answer)
  followOrder(deps, origin.tap, { ...answer, payWindow: null })
  return show(deps, snapshot, answer)
}

/** Keeps the order and leaves its payment to the player: it is not the one of this tap. */
function show(deps: PlaceOrderDeps, snapshot: PurchaseSnapshot, answer: NamedOrder): PlacedOrder {
  answer.payWindow?.close()
  return followOrder(deps, snapshot, { ...answer, payWindow: null })
}

/**
 * The tap that made an order, by its session id alone; else what the service says of it. Product, character and amount
 * may be those of another device's order, whose method, coupon and number this tap knows nothing of. Source: decision 8.
 */
async function originOf(
  { readOrder }: PlaceOrderDeps,
  taps: readonly PurchaseSnapshot[],
  { billingNo, apiOrigin }: NamedOrder,
): Promise<{ readonly tap: PurchaseSnapshot } | { readonly told: ToldOrder }> {
  for (const tap of taps) {
    const answer = await readOrder({ kind: 'intended', snapshot: tap, apiOrigin }, 'full')
    if (answer.kind === 'read' && answer.billingNo === billingNo) return { tap }
  }
  const [snapshot] = taps
  if (snapshot === undefined) return { told: nothingTold }
  const order = { kind: 'ordered', snapshot, apiOrigin, billingNo, payUrl: null } as const
  const answer = await readOrder(order, 'full')
  if (answer.kind !== 'read') return { told: nothingTold }
  return { told: answer.told }
}
