import type { PaymentRegion } from '@topup/domain'

/**
 * A product that a player tapped before they had logged in or chosen a character. It buys nothing: it leads on to the
 * recharge of the product, where the player taps Buy. It is kept apart from the selection, which a login clears, and
 * counts only in the game and region of the tap. Source: decision 70.
 */
export interface PurchaseIntent {
  readonly productId: string
  /** The product's name, as the player read it. */
  readonly name: string
  readonly clientId: string
  readonly region: PaymentRegion
  /** How many steps there are, payment included: 3 for a guest, 2 for a player who only lacks a character. */
  readonly steps: 2 | 3
}
