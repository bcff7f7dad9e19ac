import { type Journal, type JournalEntry, ownOrder } from '../order/journal.ts'
import { withTimes } from '../order/orderTimes.ts'
import type { OrderSelection } from '../order/orderSelection.ts'
import type { PurchaseSnapshot } from '../order/purchaseSnapshot.ts'

/** A purchase of US$4.99 for one character; `over` replaces any field. */
export function buildPurchaseSnapshot(over: Partial<PurchaseSnapshot> = {}): PurchaseSnapshot {
  return {
    intentId: 'intent-1',
    intendedAtMs: 1_790_000_000_000,
    recipient: {
      clientId: '100001',
      gameName: 'Starfall Chronicle',
      username: 'ren_hoshi',
      suid: '5001',
      area: null,
      server: { display: 'S128 Moonfall', value: 's128' },
      character: { display: 'Kaelith', value: '900001' },
    },
    product: { productId: 'crystals.680', display: '680 Crystals', typeKey: 'crystals', bonus: '' },
    price: { minorUnits: 499, currency: 'USD' },
    coupon: null,
    payable: { minorUnits: 499, currency: 'USD' },
    points: 0,
    method: { paywayId: '700', channelId: 10401, name: 'Bank card', country: 'MY' },
    paymentRegion: 'universal',
    ...over,
  }
}

const apiOrigin = 'https://pay.watt.example'

/** A purchase that was sent and not answered. */
export function buildIntended(intentId: string): JournalEntry & { readonly kind: 'intended' } {
  return { kind: 'intended', snapshot: buildPurchaseSnapshot({ intentId }), apiOrigin }
}

/** A purchase that the API rejected; no query has confirmed yet that there is no order. */
export function buildRejected(intentId: string): JournalEntry & { readonly kind: 'rejected' } {
  return { ...buildIntended(intentId), kind: 'rejected' }
}

/** A purchase without an answer that the player dismissed. */
export function buildDismissed(
  intentId: string,
  dismissedAtMs: number,
): JournalEntry & { readonly kind: 'dismissed' } {
  return { ...buildIntended(intentId), kind: 'dismissed', from: 'intended', dismissedAtMs }
}

/** An open order; its intent is named after its billing number. */
export function buildOrdered(billingNo: string): JournalEntry & { readonly kind: 'ordered' } {
  const snapshot = buildPurchaseSnapshot({ intentId: `intent of ${billingNo}` })
  return {
    kind: 'ordered',
    snapshot,
    apiOrigin,
    billingNo,
    payUrl: 'https://pay.provider.example/',
    origin: ownOrder,
  }
}

/** A final order for which a full query answered success. */
export function buildFinal(billingNo: string): JournalEntry & { readonly kind: 'final' } {
  const { snapshot } = buildOrdered(billingNo)
  return {
    kind: 'final',
    snapshot,
    apiOrigin,
    billingNo,
    outcome: 'success',
    finalAtMs: 1_790_000_100_000,
    origin: ownOrder,
  }
}

/** A selection in which everything is chosen. */
export const buildSelection = (): OrderSelection => ({
  gameName: 'Starfall Chronicle',
  clientId: '100001',
  suid: '5001',
  gameProductId: '77',
  area: { display: 'Asia', value: '7' },
  server: { display: 'S128 Moonfall', value: 's128' },
  realServer: 's100',
  character: { display: 'Kaelith', value: '900001' },
  productId: 'crystals.680',
  region: 'MY',
  rechargeKey: '1/12',
})

/** The journal without the times in it, for what does not depend on them. */
export const withoutTimes = (journal: Journal): Journal => journal.map((entry) => withTimes(entry, {}))
