/** Fields that a method and its sub-methods share. Amounts are in the product's currency, hundredths. Source: spec §3 "Payment option". */
export interface PaymentOption {
  readonly paywayId: string
  /** Numeric channel, 10101 to 12201; null when the service sent none (the method then cannot pay). */
  readonly channelId: number | null
  readonly name: string
  /** https URL; null hides the method (spec §5 "Method visibility"). */
  readonly iconUrl: string | null
  readonly sort: number
  readonly minMinorUnits: number
  readonly maxMinorUnits: number
  readonly description: string
  /** Whether a coupon may be used with it. */
  readonly openCoupon: boolean
}

/** A payment method as listed, with its sub-methods (banks, wallets). */
export interface PaymentMethod extends PaymentOption {
  readonly subMethods: readonly PaymentOption[]
}

/** The methods of one country of the `country` map; `region` is its key, such as `MY`. */
export interface MethodRegion {
  readonly region: string
  readonly methods: readonly PaymentMethod[]
}
