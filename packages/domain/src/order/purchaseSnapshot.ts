import type { Money } from '../money/money.ts'
import type { PaymentRegion } from '../region/paymentRegion.ts'
import type { Choice } from '../base/choice.ts'

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
