import { entryOfBillingNo } from '@topup/domain'
import type { Origin, PurchaseSnapshot } from '@topup/domain'
import type { DropIn } from '../../../dropIn/handover.ts'
import type { PayWindow } from '../../../platform/payWindow.ts'
import type { PlacedOrder } from './placedOrder.ts'
import type { PlaceOrderDeps } from './placeOrderDeps.ts'

/** An order that the service has named, and the window that waits for its payment URL. */
export interface NamedOrder {
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
  deps: Pick<PlaceOrderDeps, 'journal' | 'parsePayUrl' | 'dropIns'>,
  snapshot: PurchaseSnapshot,
  { billingNo, url, dropIn, apiOrigin, payWindow, origin }: NamedOrder,
): Promise<PlacedOrder> {
  const payUrl = url === null ? null : deps.parsePayUrl(url)
  deps.journal
    .getState()
    .record({ kind: 'billingNoReceived', snapshot, billingNo, payUrl, apiOrigin, origin })
  // The window may leave for another app, so it leaves when the number is on disk. A number that was not written is
  // found again by its intent.
  await deps.journal.getState().kept()
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
