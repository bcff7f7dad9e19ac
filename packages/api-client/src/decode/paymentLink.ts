import { decodeSalePrice, type PaymentLink } from '@topup/domain'
import type { ReplenishInfoWire } from '../contract/replenish.ts'
import { readCurrency, readId, readName, readNumber, readIdUnlessZero } from './readers.ts'

/**
 * What a payment link asks for, and the names that an order for it carries; null where the service gives none.
 */
export interface PaymentLinkRequest {
  readonly info: PaymentLink
  readonly clientId: string | null
  readonly productId: string | null
  readonly serverId: string | null
  readonly characterId: string | null
  readonly billingNo: string | null
  /** The payment link for what the logged-in account owes. */
  readonly paymentLinkId: string | null
}

/**
 * Reads what a payment link asks for; null for nothing, and when the amount is no amount or the time left no number.
 * Source: spec §3 "Replenish info".
 */
export function decodePaymentLink(wire: ReplenishInfoWire | null): PaymentLinkRequest | null {
  if (wire === null) return null
  const amount = decodeSalePrice(wire.amount, readCurrency(wire.currency_code))
  const validSeconds = readNumber(wire.valid_time)
  if (amount === null || validSeconds === null) return null
  return {
    info: { gameName: readName(wire.game_name), userName: readName(wire.user_name), amount, validSeconds },
    clientId: readIdUnlessZero(wire.client_id),
    productId: readId(wire.product_id),
    serverId: readId(wire.server_id),
    characterId: readId(wire.role_id),
    billingNo: readIdUnlessZero(wire.billing_no),
    paymentLinkId: readIdUnlessZero(wire.replenish_id),
  }
}
