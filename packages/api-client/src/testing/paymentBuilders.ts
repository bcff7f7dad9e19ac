import type { CardInfoWire, CardRechargeWire } from '../contract/cards.ts'
import type {
  OrderInfoWire,
  DropInWire,
  PayStartWire,
  PaywayWire,
  SubPaymentWire,
} from '../contract/payments.ts'

/** A bank under a method, without price limits. */
export function subPaymentWire(over: Partial<SubPaymentWire> = {}): SubPaymentWire {
  return {
    payway_id: '128',
    channel_id: '10401',
    name: 'Maybank',
    icon: 'https://cdn.watt.example/maybank.png',
    sort: 1,
    min_money: 0,
    max_money: 0,
    description: null,
    open_coupon: 1,
    ...over,
  }
}

/** A method that takes coupons and has no sub-methods. */
export function paywayWire(over: Partial<PaywayWire> = {}): PaywayWire {
  return {
    ...subPaymentWire({ payway_id: '700', name: 'Bank card', icon: 'https://cdn.watt.example/card.png' }),
    sub_payment: [],
    ...over,
  }
}

/** A new order with a payment URL. */
export function payStartWire(over: Partial<PayStartWire> = {}): PayStartWire {
  return { billing_no: 'B2026112000001', url: 'https://pay.provider.example/B2026112000001', ...over }
}

/** Parameters of a drop-in. */
export function dropInWire(over: Partial<DropInWire> = {}): DropInWire {
  return { provider: 'adyen', parameters: { sessionId: 'CS1', sessionData: 'abc' }, ...over }
}

/** An order that is not paid yet. */
export function orderInfoWire(over: Partial<OrderInfoWire> = {}): OrderInfoWire {
  return {
    billing_no: 'B2026112000001',
    status: -1,
    user_name: 'ren_hoshi',
    game_name: 'Starfall Chronicle',
    game_server_name: 'S128 Moonfall',
    role_name: 'Kaelith',
    product_name: '680 Crystals',
    pay_url: 'https://pay.provider.example/B2026112000001',
    amount: 4.99,
    currency: 'USD',
    ...over,
  }
}

/** A prepaid card worth US$10. */
export function cardInfoWire(over: Partial<CardInfoWire> = {}): CardInfoWire {
  return { price: 10, currency: 'USD', gems_number: 1360, extra_gems_number: 136, ...over }
}

/** The billing record of that card. */
export function cardRechargeWire(over: Partial<CardRechargeWire> = {}): CardRechargeWire {
  return { billing_no: 'C2026112000001', ...cardInfoWire(), ...over }
}
