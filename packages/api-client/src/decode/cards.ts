import { decodePrice, type Money } from '@topup/domain'
import type { CardInfoWire, CardRechargeWire } from '../contract/cards.ts'
import { readCount, readCurrency, readIdUnlessZero } from './readers.ts'

/** What a prepaid card is worth. Source: spec §3 "Card redemption result". */
export interface CardValue {
  /** Null when the service sent no readable face value. */
  readonly price: Money | null
  readonly gems: number
  readonly extraGems: number
}

/** Reads a card's worth; `currency` is the region's currency, used when the service names none. */
export function decodeCardInfo(wire: CardInfoWire, currency: string): CardValue {
  return {
    price: decodePrice(wire.price, readCurrency(wire.currency, currency)),
    gems: readCount(wire.gems_number),
    extraGems: readCount(wire.extra_gems_number),
  }
}

/**
 * What redeeming a card gave: its billing record, and its worth as far as the service reports it.
 * Source: spec §7 "Card recharge".
 */
export interface CardRecharge extends CardValue {
  readonly billingNo: string | null
}

/**
 * Reads the answer of a card recharge; `currency` is the region's currency, used when the service names none.
 */
export function decodeCardRecharge(wire: CardRechargeWire, currency: string): CardRecharge {
  return {
    billingNo: readIdUnlessZero(wire.billing_no),
    price: decodePrice(wire.price, readCurrency(wire.currency, currency)),
    gems: readCount(wire.gems_number),
    extraGems: readCount(wire.extra_gems_number),
  }
}
