import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildCoupon } from '../testing/couponBuilders.ts'
import { buildProduct } from '../testing/productBuilders.ts'
import { buildOption } from '../testing/paymentBuilders.ts'
import type { CouponChoice } from './coupon.ts'
import { couponUse, needsNoCouponConfirm } from './reduceCoupons.ts'

const coupon = buildCoupon()
const locked = buildCoupon({ category: 'lock' })
const product = buildProduct()
const clientId = '100001'
const price = { points: 42, discountPrice: { minorUnits: 250, currency: 'USD' } }
const quote = { requestId: 1, clientId, productId: product.productId, coupon }
const priced: CouponChoice = { kind: 'priced', quote, price }
const none: CouponChoice = { kind: 'none' }
const having = (coupons: readonly (typeof coupon)[], choice: CouponChoice) => ({
  coupons: { coupons, choice },
})
const all = {
  isVipVersion: true,
  product,
  method: buildOption(),
  clientId,
  ...having([coupon], priced),
}
const used = { kind: 'used', coupon, price }

test.each([
  ['all conditions met', all, used, false],
  ['no method chosen yet', { ...all, method: null }, used, false],
  ['not the VIP version', { ...all, isVipVersion: false }, { kind: 'notVip' }, false],
  ['no product', { ...all, product: null }, { kind: 'noProduct' }, false],
  [
    'a product without coupons',
    { ...all, product: buildProduct({ isCoupon: false }) },
    { kind: 'unsupportedProduct' },
    false,
  ],
  [
    'a method without coupons',
    { ...all, method: buildOption({ openCoupon: false }) },
    { kind: 'unsupportedMethod' },
    true,
  ],
  [
    'a method without coupons, some usable, none chosen',
    { ...all, ...having([locked, coupon], none), method: buildOption({ openCoupon: false }) },
    { kind: 'unsupportedMethod' },
    true,
  ],
  [
    'a method without coupons, none usable',
    { ...all, ...having([locked], none), method: buildOption({ openCoupon: false }) },
    { kind: 'unsupportedMethod' },
    false,
  ],
  ['none chosen, some usable', { ...all, ...having([coupon], none) }, { kind: 'pleaseSelect' }, true],
  [
    'none chosen, no method yet',
    { ...all, ...having([coupon], none), method: null },
    { kind: 'pleaseSelect' },
    true,
  ],
  ['none chosen, none usable', { ...all, ...having([locked], none) }, { kind: 'claimMore' }, false],
  ['none chosen, none at all', { ...all, ...having([], none) }, { kind: 'claimMore' }, false],
  ['one usable among others', { ...all, ...having([locked, coupon], none) }, { kind: 'pleaseSelect' }, true],
  [
    'a price that is still asked for',
    { ...all, ...having([coupon], { kind: 'pricing', quote }) },
    { kind: 'pleaseSelect' },
    true,
  ],
  ['a price for another game', { ...all, clientId: '100002' }, { kind: 'pleaseSelect' }, true],
  [
    'a price for another product',
    { ...all, product: buildProduct({ productId: 'another' }) },
    { kind: 'pleaseSelect' },
    true,
  ],
])('with %s', (_case, context, use, confirms) => {
  expect(couponUse(context)).toEqual(use)
  expect(needsNoCouponConfirm(couponUse(context), context.coupons.coupons)).toBe(confirms)
})

test('a coupon takes effect exactly when all conditions are met', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(priced, none),
      fc.constantFrom(clientId, '100002'),
      fc.subarray([coupon, locked]),
      (isVipVersion, isCoupon, hasMethod, openCoupon, choice, game, coupons) => {
        const use = couponUse({
          isVipVersion,
          product: buildProduct({ isCoupon }),
          method: hasMethod ? buildOption({ openCoupon }) : null,
          coupons: { coupons, choice },
          clientId: game,
        })
        const isChosen = choice.kind === 'priced' && game === clientId
        const isMet = isVipVersion && isCoupon && (!hasMethod || openCoupon) && isChosen
        expect(use.kind === 'used').toBe(isMet)
        expect(needsNoCouponConfirm(use, coupons) && !coupons.includes(coupon)).toBe(false)
      },
    ),
  )
})
