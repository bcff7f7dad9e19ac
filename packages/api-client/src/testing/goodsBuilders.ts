import type { GoodsGroupWire, GoodsWire, LimitWire } from '../contract/goods.ts'

/** A product of US$4.99 that takes coupons and has no limit. */
export function goodsWire(over: Partial<GoodsWire> = {}): GoodsWire {
  return {
    price: 4.99,
    currency: 'USD',
    display: '680 Crystals',
    value: 'crystals.680',
    description: '',
    bonus: '+68',
    isCoupon: 1,
    isLimit: 0,
    couponPoints: 49,
    typeKey: 'crystals',
    typeName: 'Crystals',
    goodsSort: 1,
    typeSort: 1,
    isSpecial: 0,
    isPointCard: 0,
    art: 'gem',
    ...over,
  }
}

/** A category with one product. */
export function goodsGroupWire(over: Partial<GoodsGroupWire> = {}): GoodsGroupWire {
  return { typeKey: 'crystals', typeName: 'Crystals', typeSort: 1, goods: [goodsWire()], ...over }
}

/** One purchase per character, not yet used. */
export function limitWire(over: Partial<LimitWire> = {}): LimitWire {
  return {
    product_id: 'crystals.680',
    limit_type: 'role',
    frequency: 1,
    day_info: 0,
    extra_pay_times: 1,
    next_pay_time: null,
    billing_no: null,
    ...over,
  }
}
