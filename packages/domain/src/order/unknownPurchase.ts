import type { PaymentRegion } from '../region/paymentRegion.ts'
import { paymentRegions } from '../region/paymentRegion.ts'
import type { PurchaseSnapshot, Recipient } from './purchaseSnapshot.ts'

/** Stands where a name or an id is not known: stored text must not be empty. */
const unknown = '-'

/** No currency (ISO 4217): what the order costs only the service says. */
const noMoney = { minorUnits: 0, currency: 'XXX' }

/** Whoever used the release that wrote an order which this one cannot read. */
const someone: Recipient = {
  clientId: unknown,
  gameName: '',
  username: '',
  suid: '',
  area: null,
  server: { display: '', value: unknown },
  role: { display: '', value: unknown },
}

/** The snapshot of an order of which this device has no purchase: it says who asked, where that is known, and nothing of what was bought. Source: decisions 46 and 68. */
export const unknownPurchase = (known: {
  readonly intentId: string
  readonly intendedAtMs?: number
  readonly asker?: Recipient
  readonly paymentRegion?: PaymentRegion
}): PurchaseSnapshot => ({
  intentId: known.intentId,
  intendedAtMs: known.intendedAtMs ?? 0,
  recipient: known.asker ?? someone,
  product: { productId: unknown, display: '', typeKey: '' },
  price: noMoney,
  coupon: null,
  payable: noMoney,
  method: { paywayId: unknown, channelId: 0, name: '', country: '' },
  paymentRegion: known.paymentRegion ?? paymentRegions[0],
})

/** Whether a snapshot says nothing of what was bought. Source: decisions 46 and 68. */
export const isUnknownPurchase = ({ product }: Pick<PurchaseSnapshot, 'product'>): boolean =>
  product.productId === unknown

/** Whether nobody knows who asked for an order. Source: decision 68. */
export const isSomeone = ({ clientId }: Pick<Recipient, 'clientId'>): boolean => clientId === unknown
