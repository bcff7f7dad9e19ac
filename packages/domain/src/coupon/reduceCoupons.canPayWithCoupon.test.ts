import { expect, test } from 'vitest'
import { canPayWithCoupon } from './reduceCoupons.ts'

const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' })

test.each([
  ['lower', usd(424), true],
  ['nothing', usd(0), true],
  ['the same', usd(499), true],
  ['higher', usd(500), false],
  ['in another currency', { minorUnits: 424, currency: 'TWD' }, false],
])('a coupon price that is %s', (_, discountPrice, canPay) => {
  expect(canPayWithCoupon(discountPrice, usd(499))).toBe(canPay)
})
