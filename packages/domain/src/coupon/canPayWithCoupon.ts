import type { Money } from '../money/money.ts'
import { priceProblem } from '../money/priceProblem.ts'
import { subtractMoney } from '../money/subtractMoney.ts'

/**
 * Whether a product can be paid at the price that a coupon gives it: one in its currency, no dearer than without the coupon,
 * and with no more decimals than the currency has. Source: decision 62, faults M-09, M-10.
 */
export const canPayWithCoupon = (discountPrice: Money, price: Money): boolean =>
  priceProblem(discountPrice) === null && subtractMoney(price, discountPrice) !== null
