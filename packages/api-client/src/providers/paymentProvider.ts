/** What every row about a payment provider says. */
interface ProviderRow {
  /** The provider's name: that of its file, its export and its methods in the sandbox. */
  readonly key: string
  /** The path of its starter, the call that makes an order; sent once (decision 27). */
  readonly path: `/api/${string}`
  /** The channels that it settles. Source: spec §9 "Payment channel ids". */
  readonly channelIds: readonly [number, ...number[]]
}

/** A provider that is paid on its own page, or in its drop-in. Source: spec §7 "Payment starters". */
export interface LinkProvider<DropIn extends string = string> extends ProviderRow {
  readonly kind: 'link'
  /** The provider's name for the parameter with the channel number. Source: decision 11. */
  readonly channelParameter: 'channel_id' | 'channel'
  /**
   * The drop-in that an answer may name in place of a payment URL; its code is in the pay document only (decision
   * 20).
   */
  readonly dropIn?: DropIn
  /**
   * What the drop-in needs beside its parameters: the brand's card script, which only a computer gets. Without it the order is paid
   * by its link. Source: spec §1, decision 98.
   */
  readonly dropInNeeds?: 'cardScript'
}

/**
 * Pays an order with a prepaid card, whose number and password are sent with the order. Source: spec §7 "In-game card
 * pay".
 */
export interface InGameCardProvider extends ProviderRow {
  readonly kind: 'inGameCard'
}

/** Exchanges a prepaid card for what it is worth. Source: spec §7 "Card recharge". */
export interface CardRechargeProvider extends ProviderRow {
  readonly kind: 'cardRecharge'
}

/** A provider that takes a prepaid card's number and password. */
export type CardProvider = InGameCardProvider | CardRechargeProvider

/** A payment provider as data. An app imports the rows of the providers that it offers, and its bundle holds no other. */
export type PaymentProvider<DropIn extends string = string> = LinkProvider<DropIn> | CardProvider
