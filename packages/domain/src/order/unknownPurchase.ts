import type { PaymentRegion } from '../region/paymentRegion.ts'
import type { PurchaseSnapshot, Recipient } from './purchaseSnapshot.ts'

/** Placeholder for an unknown id, because stored ids must not be empty. */
const unknown = '-'

/** The ISO 4217 code for "no currency": only the service knows what the order costs. */
const noMoney = { minorUnits: 0, currency: 'XXX' }

/** Placeholder for the unknown recipient of an order. */
const someone: Recipient = {
  clientId: unknown,
  gameName: '',
  username: '',
  suid: '',
  area: null,
  server: { display: '', value: unknown },
  character: { display: '', value: unknown },
}

/**
 * The snapshot of an order for which this device has no purchase data: it holds who asked, where that is known,
 * and nothing about what was bought. Source: decisions 46 and 68.
 */
export const unknownPurchase = (known: {
  readonly intentId: string
  readonly intendedAtMs?: number
  readonly asker?: Recipient
  /** One in which the brand sells: earlier releases read no other. */
  readonly paymentRegion: PaymentRegion
}): PurchaseSnapshot => ({
  intentId: known.intentId,
  intendedAtMs: known.intendedAtMs ?? 0,
  recipient: known.asker ?? someone,
  product: { productId: unknown, display: '', typeKey: '', bonus: '' },
  price: noMoney,
  coupon: null,
  payable: noMoney,
  points: 0,
  method: { paywayId: unknown, channelId: 0, name: '', country: '' },
  paymentRegion: known.paymentRegion,
})

/** Whether a snapshot holds nothing about what was bought. Source: decisions 46 and 68. */
export const isUnknownPurchase = ({ product }: Pick<PurchaseSnapshot, 'product'>): boolean =>
  product.productId === unknown

/** Whether it is unknown who asked for an order. Source: decision 68. */
export const isSomeone = ({ clientId }: Pick<Recipient, 'clientId'>): boolean => clientId === unknown
