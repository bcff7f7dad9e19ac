import { assertNever } from '../base/assertNever.ts'
import type { Coupon } from './coupon.ts'
import { whyNotChosen } from './whyNotChosen.ts'

/** Coupons as the popup shows them: two tabs and the history. Source: spec §2 "Coupon popup". */
export interface CouponLists {
  readonly usable: readonly Coupon[]
  readonly unusable: readonly Coupon[]
  readonly history: readonly Coupon[]
}

/** Splits coupons into tabs: to claim or available are usable, locked ones are not. Source: spec §3 "Enumerations". */
export function splitCoupons(coupons: readonly Coupon[]): CouponLists {
  return {
    usable: coupons.filter(({ category }) => category === 'claim' || category === 'avail'),
    unusable: coupons.filter(({ category }) => category === 'lock'),
    history: coupons.filter(({ category }) => category === 'history'),
  }
}

/**
 * An available coupon whose end has passed in the service's time counts as locked and cannot be used, whatever the list
 * reports. While that time is not known (null) the list is believed; the service refuses what has ended.
 * Source: decisions 49 and 53.
 */
export function lockExpired(coupons: readonly Coupon[], serviceMs: number | null): readonly Coupon[] {
  return coupons.map((coupon) =>
    coupon.category === 'avail' &&
    coupon.validEndAtMs !== null &&
    serviceMs !== null &&
    coupon.validEndAtMs <= serviceMs
      ? { ...coupon, category: 'lock' }
      : coupon,
  )
}

/**
 * The coupon to choose for the player: the available one with the lowest `discountRate`, the first of equal
 * ones. A code the service rejected is never chosen again in this visit, nor one whose rate is in doubt. Source: spec §4
 * "Recharge flow", decisions 32 and 103.
 */
export function bestCoupon(coupons: readonly Coupon[], rejectedCodes: ReadonlySet<string>): Coupon | null {
  return coupons
    .filter((coupon) => coupon.isDoubtful !== true && whyNotChosen(coupon, { rejectedCodes }) === null)
    .reduce<Coupon | null>(
      (best, coupon) => (best === null || coupon.discountRate < best.discountRate ? coupon : best),
      null,
    )
}

/**
 * What a coupon shows. `used` carries the used time and `expired` the end time, epoch milliseconds, with the
 * coupon's own time zone; null when the service sent none. Source: spec §4 "Coupon tags".
 */
export type CouponTag =
  | { readonly kind: 'claimable' }
  | { readonly kind: 'use' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'notUsable' }
  | { readonly kind: 'used'; readonly atMs: number | null; readonly timeZone: string }
  | { readonly kind: 'expired'; readonly atMs: number | null; readonly timeZone: string }

/**
 * The tag of a coupon: an available one shows "cancel" while it is chosen at checkout, else "use"; in the claim
 * popup, where nothing is chosen, always "use". Source: spec §4 "Coupon tags", design.md §4.
 */
export function couponTag(
  coupon: Coupon,
  { place, chosenCode }: { readonly place: 'checkout' | 'claim'; readonly chosenCode: string | null },
): CouponTag {
  switch (coupon.category) {
    case 'claim':
      return { kind: 'claimable' }
    case 'avail':
      return { kind: place === 'checkout' && coupon.code === chosenCode ? 'cancel' : 'use' }
    case 'lock':
      return { kind: 'notUsable' }
    case 'history': {
      const { isUsed, usedAtMs, validEndAtMs, timeZone } = coupon
      return isUsed
        ? { kind: 'used', atMs: usedAtMs, timeZone }
        : { kind: 'expired', atMs: validEndAtMs, timeZone }
    }
    default:
      return assertNever(coupon.category)
  }
}
