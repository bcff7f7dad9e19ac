import { expect, test } from 'vitest'
import { buildCoupon } from '../testing/couponBuilders.ts'
import { buildProduct } from '../testing/productBuilders.ts'
import { buildOption } from '../testing/paymentBuilders.ts'
import {
  type CouponChoice,
  type CouponContext,
  type CouponQuote,
  type CouponReason,
  whyNotChosen,
} from './coupon.ts'

const coupon = buildCoupon({ code: 'a' })
const product = buildProduct()
const clientId = '100001'
const quote: CouponQuote = { requestId: 1, clientId, productId: product.productId, coupon }
const price = { points: 0, discountPrice: { minorUnits: 100, currency: 'USD' } }
const priced = (over: Partial<CouponQuote> = {}): CouponChoice => ({
  kind: 'priced',
  quote: { ...quote, ...over },
  price,
})
const purchase = { isVipVersion: true, product, method: buildOption(), rejectedCodes: new Set(['b']) }
const all: CouponContext = { ...purchase, chosen: { choice: priced(), clientId } }
const chosen = (choice: CouponChoice) => ({ ...all, chosen: { choice, clientId } })
const other = buildCoupon({ code: 'b' })

/** One case for each reason; the first that applies is given. */
const cases: Readonly<Record<CouponReason, readonly [typeof coupon, CouponContext]>> = {
  notVip: [coupon, { ...all, isVipVersion: false, product: null }],
  noProduct: [coupon, { ...all, product: null }],
  unsupportedProduct: [coupon, { ...all, product: buildProduct({ isCoupon: false }) }],
  unsupportedMethod: [
    { ...coupon, category: 'lock' },
    { ...all, method: buildOption({ openCoupon: false }) },
  ],
  toClaim: [{ ...coupon, category: 'claim' }, all],
  locked: [{ ...coupon, category: 'lock' }, all],
  past: [{ ...coupon, category: 'history', isUsed: true }, all],
  used: [{ ...coupon, isUsed: true }, all],
  rejected: [other, all],
  notPicked: [coupon, chosen(priced({ coupon: other }))],
  pricing: [coupon, chosen({ kind: 'pricing', quote })],
  failed: [coupon, chosen({ kind: 'failed' })],
  otherPurchase: [coupon, chosen(priced({ productId: 'another' }))],
}

test.each(Object.entries(cases))('a coupon is not chosen: %s', (reason, [asked, context]) => {
  expect(whyNotChosen(asked, context)).toBe(reason)
})

test.each<[string, CouponReason, CouponContext]>([
  ['nothing is chosen', 'notPicked', chosen({ kind: 'none' })],
  [
    'another one is being priced',
    'notPicked',
    chosen({ kind: 'pricing', quote: { ...quote, coupon: other } }),
  ],
  ['its use was rejected', 'rejected', chosen({ kind: 'rejected', code: 'a' })],
  ['the use of another one was rejected', 'notPicked', chosen({ kind: 'rejected', code: 'b' })],
  [
    'its price is for a product, and none is named',
    'otherPurchase',
    { chosen: { choice: priced(), clientId } },
  ],
  ['its price is for another game', 'otherPurchase', chosen(priced({ clientId: '100002' }))],
])('when %s, the reason is %s', (_when, reason, context) => {
  expect(whyNotChosen(coupon, context)).toBe(reason)
})

test.each<[string, typeof coupon, CouponContext]>([
  ['that is available, with nothing else asked', coupon, {}],
  ['with a price for this purchase', coupon, all],
  ['while no method is chosen', coupon, { ...all, method: null }],
  ['that was rejected, when the player chooses', other, {}],
])('there is nothing against a coupon %s', (_which, asked, context) => {
  expect(whyNotChosen(asked, context)).toBeNull()
})

test('a category that the types rule out is a bug, and so is a choice', () => {
  const unknown: unknown = 'other'
  expect(() => whyNotChosen({ ...coupon, category: unknown as typeof coupon.category })).toThrow('other')
  const choice: unknown = { kind: 'other' }
  expect(() => whyNotChosen(coupon, chosen(choice as CouponChoice))).toThrow('other')
})
