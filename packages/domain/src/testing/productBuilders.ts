import type { Product, PurchaseLimit } from '../product/product.ts'

/** A product of US$4.99 that takes coupons and has no limit; `over` replaces any field. */
export function buildProduct(over: Partial<Product> = {}): Product {
  return {
    productId: 'crystals.680',
    display: '680 Crystals',
    description: '',
    bonus: '+68',
    price: { minorUnits: 499, currency: 'USD' },
    typeKey: 'crystals',
    typeSort: 1,
    goodsSort: 1,
    isCoupon: true,
    isLimit: false,
    isSpecial: false,
    isPointCard: false,
    couponPoints: 49,
    art: 'gem',
    picture: null,
    ...over,
  }
}

/** One purchase per character, not yet used; `over` replaces any field. */
export function buildLimit(over: Partial<PurchaseLimit> = {}): PurchaseLimit {
  return {
    productId: 'crystals.680',
    limitType: 'role',
    frequency: 1,
    days: 0,
    remaining: 1,
    nextPayAtMs: null,
    billingNo: null,
    ...over,
  }
}
