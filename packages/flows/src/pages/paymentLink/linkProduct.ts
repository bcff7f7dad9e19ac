import type { Product, PaymentLink } from '@topup/domain'

/**
 * The debt of a payment link as a product: no coupon, no limit, the amount of the link. Source: spec §3
 * "Replenish info".
 */
export function linkProduct(link: {
  readonly info: PaymentLink
  readonly productId: string
  readonly display: string
}): Product {
  return {
    productId: link.productId,
    display: link.display,
    description: '',
    bonus: '',
    price: link.info.amount,
    typeKey: 'replenish',
    typeSort: 0,
    goodsSort: 0,
    isCoupon: false,
    isLimit: false,
    isSpecial: false,
    isPointCard: false,
    couponPoints: 0,
    art: 'gem',
    picture: null,
  }
}
