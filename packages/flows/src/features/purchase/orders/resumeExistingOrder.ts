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
import type { JournalEntry, Origin, PurchaseSnapshot } from '@topup/domain'
import { withTimeout } from '../../../platform/withTimeout.ts'
import { openPayment } from './openPayment.ts'
import type { NamedOrder } from './openPayment.ts'
import { isSamePurchase } from './isSamePurchase.ts'
import type { PlacedOrder } from './placedOrder.ts'
import type { PlaceOrderDeps } from './placeOrderDeps.ts'

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
