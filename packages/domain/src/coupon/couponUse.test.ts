import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildCoupon } from '../testing/couponBuilders.ts'
import { buildGoods } from '../testing/goodsBuilders.ts'
import { buildOption } from '../testing/paymentBuilders.ts'
import { couponUse, needsNoCouponConfirm } from './couponUse.ts'

const coupon = buildCoupon()
const locked = buildCoupon({ category: 'lock' })
const all = { isVipVersion: true, goods: buildGoods(), method: buildOption(), coupon, coupons: [coupon] }

test.each([
  ['all conditions met', all, { kind: 'used', coupon }, false],
  ['no method chosen yet', { ...all, method: null }, { kind: 'used', coupon }, false],
  ['not the VIP version', { ...all, isVipVersion: false }, { kind: 'hidden' }, false],
  ['no goods', { ...all, goods: null }, { kind: 'hidden' }, false],
  [
    'goods without coupons',
    { ...all, goods: buildGoods({ isCoupon: false }) },
    { kind: 'unsupportedGoods' },
    false,
  ],
  [
    'a method without coupons',
    { ...all, method: buildOption({ openCoupon: false }) },
    { kind: 'unsupportedMethod' },
    false,
  ],
  ['none chosen, some usable', { ...all, coupon: null }, { kind: 'pleaseSelect' }, true],
  ['none chosen, no method yet', { ...all, coupon: null, method: null }, { kind: 'pleaseSelect' }, true],
  ['none chosen, none usable', { ...all, coupon: null, coupons: [locked] }, { kind: 'claimMore' }, false],
  ['none chosen, none at all', { ...all, coupon: null, coupons: [] }, { kind: 'claimMore' }, false],
  [
    'one usable among others',
    { ...all, coupon: null, coupons: [locked, coupon] },
    { kind: 'pleaseSelect' },
    true,
  ],
])('with %s', (_case, context, use, confirms) => {
  expect(couponUse(context)).toEqual(use)
  expect(needsNoCouponConfirm(couponUse(context))).toBe(confirms)
})

test('a coupon takes effect exactly when all four conditions are met', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(coupon, null),
      fc.subarray([coupon, locked]),
      (isVipVersion, isCoupon, hasMethod, openCoupon, chosen, coupons) => {
        const use = couponUse({
          isVipVersion,
          goods: buildGoods({ isCoupon }),
          method: hasMethod ? buildOption({ openCoupon }) : null,
          coupon: chosen,
          coupons,
        })
        const isMet = isVipVersion && isCoupon && (!hasMethod || openCoupon) && chosen !== null
        expect(use.kind === 'used').toBe(isMet)
        expect(needsNoCouponConfirm(use) && !coupons.includes(coupon)).toBe(false)
      },
    ),
  )
})
