/**
 * The channels that have a rule of their own in the store. Every other channel only belongs to a starter, which
 * is named by its provider in `flows/src/features/purchase/payments`. Source: spec §9 "Payment channel ids".
 */
export const channelIds = {
  /**
   * In-game card: a prepaid card that pays an order; starter `payMyCardInGame`, directly before the two billing
   * ones.
   */
  inGameCard: 10301,
  /** A prepaid card exchanged for what it is worth: starter `card_pay`. */
  cardRecharge: 11501,
  payermax: 11801,
} as const
