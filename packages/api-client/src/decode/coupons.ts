import { type Coupon, type CouponPrice, decodeSalePrice, toEpochMs } from '@topup/domain'
import type { CouponPriceWire, CouponWire } from '../contract/coupons.ts'
import { readLocalised } from './localisedText.ts'
import { readCount, readCurrency, readFlag, readId, readList, readName, readNumber } from './readers.ts'

/** A coupon; null without a code or with a rate that is no share; a rate of 0 gives the product away. Source: spec §3 "Coupon". */
export function decodeCoupon(wire: CouponWire): Coupon | null {
  const code = readId(wire.code)
  const rate = readNumber(wire.discount_rate)
  if (code === null || rate === null || rate < 0 || (rate > 1 && rate < 10) || rate > 100) return null
  return {
    code,
    name: readLocalised(wire.name, 200) || code,
    category: wire.use_category,
    isUsed: readFlag(wire.is_used),
    usedAtMs: toEpochMs(wire.used_time),
    validEndAtMs: toEpochMs(wire.valid_end_time),
    timeZone: readName(wire.time_zone).slice(0, 64),
    discountRate: rate > 1 ? rate / 100 : rate,
    ...(rate > 1 && rate < leastPercent && { isDoubtful: true as const }),
    group: wire.type ?? 'permanent',
  }
}

/** Percent below this may be what is taken off. Source: decision 103. */
const leastPercent = 50

/** The coupons that can be read, as listed; of two with one code the first counts. */
export function decodeCoupons(wire: readonly CouponWire[]): readonly Coupon[] {
  const coupons = new Map<string, Coupon>()
  for (const coupon of readList(wire, decodeCoupon))
    if (!coupons.has(coupon.code)) coupons.set(coupon.code, coupon)
  return [...coupons.values()]
}

/** A price with a coupon, in the product's currency; null when it is no amount, or one of another currency. Source: spec §3 "Coupon price result", faults M-10. */
export function decodeCouponPrice(wire: CouponPriceWire, currency: string): CouponPrice | null {
  const isOther = readCurrency(wire.currency, currency) !== currency
  const discountPrice = isOther ? null : decodeSalePrice(wire.discountPrice, currency)
  return discountPrice === null ? null : { points: readCount(wire.points), discountPrice }
}
