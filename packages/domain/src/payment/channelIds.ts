/**
 * The channels that a rule of the store tells apart. Every other channel only belongs to a starter, which its provider
 * in `flows/src/features/purchase/payments` names. Source: spec §9 "Payment channel ids".
 */
export const channelIds = {
  /** A prepaid card that pays an order in the game: starter `payMyCardInGame`, directly before the two billing ones. */
  inGameCard: 10301,
  /** A prepaid card exchanged for what it is worth: starter `card_pay`. */
  cardRecharge: 11501,
  payermax: 11801,
} as const
