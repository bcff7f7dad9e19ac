import type { CouponWire } from '@topup/api-client/contract'
import type { Selectable } from 'kysely'
import type { CouponTable } from '../db/playerTables.ts'
import { inSeconds } from '../time/dayMs.ts'
import type { SeedTexts } from '../seed/texts.ts'
import { categoryNow } from './couponRules.ts'

/** Some names are sent as a map of every language, as the wire allows, the others in the asked one. */
function nameWire(
  { code, name }: Pick<CouponTable, 'code' | 'name'>,
  words: SeedTexts,
): string | Record<string, string> {
  return name.startsWith('{') ? (JSON.parse(name) as Record<string, string>) : (words.coupons[code] ?? name)
}

/** A coupon as it is sent; times are epoch seconds. */
export function couponWire(
  coupon: Selectable<CouponTable>,
  { words, nowMs }: { readonly words: SeedTexts; readonly nowMs: number },
): CouponWire {
  const seconds = (ms: number | null) => (ms === null ? null : inSeconds(ms))
  return {
    code: coupon.code,
    name: nameWire(coupon, words),
    use_category: categoryNow(coupon, nowMs),
    is_used: coupon.is_used ? 1 : 0,
    used_time: seconds(coupon.used_ms),
    valid_end_time: seconds(coupon.valid_end_ms),
    time_zone: coupon.time_zone,
    discount_rate: coupon.discount_rate,
    type: coupon.coupon_group,
  }
}
