import {
  entryOfBillingNo,
  entryOfIntent,
  externalOrder,
  isExternal,
  isIntent,
  nothingReported,
  openEntries,
  ownOrder,
} from '@topup/domain'
import type { JournalEntry, PurchaseSnapshot } from '@topup/domain'
import { withTimeout } from '../../../platform/withTimeout.ts'
import { openPayment } from './openPayment.ts'
import type { NamedOrder } from './openPayment.ts'
import { isSamePurchase } from './isSamePurchase.ts'
import type { PlacedOrder } from './placedOrder.ts'
import type { PlaceOrderDeps } from './placeOrderDeps.ts'

/**
 * The order that is being processed already (code 10). When its number never reached the journal, it is the one of a
 * tap on the same purchase whose answer was lost, or this tap's own, which the browser itself sent twice over a
 * connection that broke and which goes on to its payment. Else it was made elsewhere, and the player looks at what the
 * service says of it before paying; at this tap's own order instead where the question finds one beside it. The number
 * is kept before anyone is asked whose it is: a page that dies of the question knows it. Source: decisions 8, 28, 29 and 31.
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
  // An external order does not become this tap's by being met a second time.
  const origin = known === null ? externalOrder(nothingReported) : known.origin
  const named = { ...answer, payWindow: null, origin }
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
  const kept = entryOfBillingNo(after, answer.billingNo)
  return { ...shown, ...(kept !== null && { intentId: kept.snapshot.intentId }) }
}

const isLostTap = (snapshot: PurchaseSnapshot) => (entry: JournalEntry) =>
  isIntent(entry) && entry.snapshot.intentId !== snapshot.intentId && isSamePurchase(entry.snapshot, snapshot)

/** Asks by the session of the tap whose answer was lost, if there is one, then by the order, which is this tap's or nobody's. */
async function findOwner(
  { journal, askAbout }: PlaceOrderDeps,
  { lost, billingNo }: { readonly lost: string | null; readonly billingNo: string },
): Promise<void> {
  if (lost !== null) await askAbout(lost)
  const kept = entryOfBillingNo(journal.getState().journal, billingNo)
  if (kept?.kind === 'ordered' && isExternal(kept)) await askAbout(billingNo)
}
