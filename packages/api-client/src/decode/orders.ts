import { type BillingStatus, decodeSalePrice, type Money, readBillingStatus } from '@topup/domain'
import type { OrderInfoWire } from '../contract/orders.ts'
import { type DecodeOptions, readCurrency, readId, readName } from './readers.ts'
import { safeUrl } from './safeUrl.ts'

/**
 * What the service reports of an order. `status` decides only when it comes from a full query.
 * Source: spec §3 "Order/billing info", decision 29.
 */
export interface OrderInfo {
  readonly billingNo: string | null
  readonly status: BillingStatus
  readonly userName: string
  readonly gameName: string
  readonly serverName: string
  readonly characterName: string
  readonly productId: string | null
  readonly productName: string
  /** Null when there is none or it is not a link to follow. */
  readonly payUrl: string | null
  readonly amount: Money | null
}

/** Reads an order; anything but 1 and -2, as numbers or decimal text, is pending. */
export function decodeOrderInfo(wire: OrderInfoWire, options: DecodeOptions = {}): OrderInfo {
  return {
    billingNo: readId(wire.billing_no),
    status: readBillingStatus(wire.status),
    userName: readName(wire.user_name) || readName(wire.account),
    gameName: readName(wire.game_name),
    serverName: readName(wire.game_server_name),
    characterName: readName(wire.role_name),
    productId: readId(wire.product_id),
    productName: readName(wire.product_name),
    payUrl: safeUrl(wire.pay_url, options),
    amount: decodeSalePrice(wire.amount, readCurrency(wire.currency)),
  }
}
