import type { Selectable } from 'kysely'
import type { Database } from '../db/openDatabase.ts'
import type { CouponTable } from '../db/tables.ts'
import type { Goods } from '../seed/goods.ts'
import { inUsd } from '../seed/prices.ts'
import type { Account } from './call.ts'
import { Rejection } from '../wire/rejection.ts'

/** Currencies that are only ever charged in whole units. */
const wholeUnits: ReadonlySet<string> = new Set(['JPY', 'KRW', 'TWD'])

/** The category a coupon has now: used and ended ones are history. Pure. */
export function categoryNow(
  coupon: Pick<Selectable<CouponTable>, 'category' | 'is_used' | 'valid_end_ms'>,
  nowMs: number,
): CouponTable['category'] {
  if (coupon.is_used) return 'history'
  if (coupon.valid_end_ms !== null && coupon.valid_end_ms <= nowMs) return 'history'
  return coupon.category
}

/** What is charged with a coupon, and the growth points that go with it. Pure; hundredths. */
export function discounted(
  price: { readonly minor: number; readonly currency: string; readonly points: number },
  discountRate: number,
): { readonly minor: number; readonly points: number } {
  const step = wholeUnits.has(price.currency) ? 100 : 1
  const minor = Math.round((price.minor * discountRate) / step) * step
  return { minor, points: Math.floor((price.points * minor) / price.minor) }
}

/** The coupon when it may be used for this product now; -3062 otherwise. Source: spec §5 "Buy button and coupons". */
export async function usableCoupon(
  db: Database,
  account: Account,
  order: {
    readonly code: string
    readonly goods: Pick<Goods, 'is_coupon' | 'type_key'>
    readonly minor: number
    readonly currency: string
    readonly nowMs: number
  },
): Promise<Selectable<CouponTable>> {
  const coupon = await db
    .selectFrom('coupon')
    .selectAll()
    .where('account_id', '=', account.account_id)
    .where('code', '=', order.code)
    .executeTakeFirst()
  if (coupon === undefined || categoryNow(coupon, order.nowMs) !== 'avail')
    throw new Rejection('illegalCoupon')
  const types = coupon.usable_types === '' ? [] : coupon.usable_types.split(',')
  if (!order.goods.is_coupon || (types.length > 0 && !types.includes(order.goods.type_key)))
    throw new Rejection('illegalCoupon')
  if (inUsd(order.currency, order.minor) < coupon.min_minor) throw new Rejection('illegalCoupon')
  return coupon
}
