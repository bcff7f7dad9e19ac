import type { Choice } from '../base/choice.ts'
import type { Money } from '../money/money.ts'
import type { PaymentRegion } from '../region/paymentRegion.ts'

/** Who receives the product. Source: decision 31. */
export interface Recipient {
  readonly clientId: string
  readonly gameName: string
  readonly username: string
  readonly suid: string
  readonly area: Choice | null
  readonly server: Choice
  readonly character: Choice
}

/** The chosen payment method; a sub-method carries its parent's name too. */
export interface ChosenMethod {
  readonly paywayId: string
  readonly channelId: number
  readonly name: string
  readonly country: string
}

/**
 * Exactly what is paid: frozen when the player taps Buy, shown and sent from this one value.
 * Source: decision 31.
 */
export interface PurchaseSnapshot {
  /** Sent as `session_id`; one per intent, so that a server can recognise a repeated call. */
  readonly intentId: string
  /** Sent as `session_time`; epoch milliseconds. */
  readonly intendedAtMs: number
  readonly recipient: Recipient
  readonly product: {
    readonly productId: string
    readonly display: string
    readonly typeKey: string
    /** What the store promised beside the product, in the service's own words: "+492 bonus"; empty without one. */
    readonly bonus: string
  }
  readonly price: Money
  readonly coupon: { readonly code: string; readonly name: string; readonly discountPrice: Money } | null
  /** What the player pays: `price`, or the coupon's `discountPrice`. */
  readonly payable: Money
  /** The growth points that were shown; 0 where there are none. Source: decision 50. */
  readonly points: number
  readonly method: ChosenMethod
  readonly paymentRegion: PaymentRegion
}

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
