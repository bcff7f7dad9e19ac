import type { Selectable } from 'kysely'
import { getCouponList, getCouponPrice, receiveCoupons } from '@topup/api-client/contract'
import type { CouponWire } from '@topup/api-client/contract'
import type { CouponTable } from '../db/tables.ts'
import { vipLevels } from '../seed/rewards.ts'
import type { SeedTexts } from '../seed/texts.ts'
import { dayMs, inSeconds } from '../time/dayMs.ts'
import { Rejection } from '../wire/rejection.ts'
import { claimOnce, defineCall } from './call.ts'
import type { Account, CallContext } from './call.ts'
import { categoryNow, discounted, usableCoupon } from './couponRules.ts'
import { gameOf, productOf, regionOf, wordsOf } from './lookups.ts'
import { accountOf } from './sessions.ts'

/** Coupons: list, price, claim. */
export const couponCalls = [
  defineCall(getCouponList, async (request, context) => {
    const account = await accountOf(context, gameOf(context, request.client_id))
    const words = wordsOf(context, account.brand)
    const isHistory = request.use_category === 'history'
    const coupons = await context.db
      .selectFrom('coupon')
      .selectAll()
      .where('account_id', '=', account.account_id)
      .orderBy('discount_rate')
      .orderBy('coupon_id')
      .execute()
    return coupons
      .map((coupon) => couponWire(coupon, { words, nowMs: context.nowMs }))
      .filter((coupon) => (coupon.use_category === 'history') === isHistory)
  }),
  defineCall(getCouponPrice, async (request, context) => {
    const game = gameOf(context, request.client_id)
    const account = await accountOf(context, game)
    const region = regionOf(context, game, request.domain_area)
    const goods = productOf(context, game, { region, productId: request.product_id })
    const price = { minor: goods.minor, currency: region.currency, points: goods.coupon_points }
    const coupon = await usableCoupon(context.db, account, {
      code: request.coupon_code,
      goods,
      nowMs: context.nowMs,
      ...price,
    })
    const after = discounted(price, coupon.discount_rate)
    return { points: after.points, discountPrice: after.minor / 100 }
  }),
  defineCall(receiveCoupons, async (request, context) => {
    const account = await accountOf(context, gameOf(context, request.client_id))
    const codes = (request.coupon_code ?? '').split(',').filter((code) => code !== '')
    const level = request.level_id ?? ''
    return {
      received:
        level === ''
          ? await claimCoupons(context, account, codes)
          : await claimFirstReward(context, account, level),
    }
  }),
]

/**
 * Claims coupons for an account and returns the codes that were claimed now; none at all is a rejection.
 * A coupon is claimed once: the row is locked by the update itself.
 */
async function claimCoupons(
  context: CallContext,
  account: Account,
  codes: readonly string[],
): Promise<string[]> {
  return context.db.transaction().execute(async (trx) => {
    const claimed: string[] = []
    for (const code of codes) {
      const coupon = await trx
        .updateTable('coupon')
        .set((column) => ({
          category: 'avail' as const,
          valid_end_ms: column(
            column.val(context.nowMs),
            '+',
            column(column.ref('claimed_days'), '*', column.cast<number>(column.val(dayMs), 'bigint')),
          ),
        }))
        .where('account_id', '=', account.account_id)
        .where('code', '=', code)
        .where('category', '=', 'claim')
        .returning('code')
        .executeTakeFirst()
      if (coupon === undefined) continue
      await claimOnce({ ...context, db: trx }, account.account_id, [`coupon:${code}`])
      claimed.push(code)
    }
    if (claimed.length === 0) throw new Rejection('claimFailed')
    return claimed
  })
}

/** Some names are sent as a map of every language, as the wire allows, the others in the asked one. */
function nameWire(
  { code, name }: Pick<CouponTable, 'code' | 'name'>,
  words: SeedTexts,
): string | Record<string, string> {
  return name.startsWith('{') ? (JSON.parse(name) as Record<string, string>) : (words.coupons[code] ?? name)
}

/** A coupon as it is sent; times are epoch seconds. */
function couponWire(
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

/** What a claim of a level's first-achievement reward is filed under. */
export function firstRewardKey(levelId: number): string {
  return `level:${levelId}`
}

/** Takes a level's first-achievement reward, once per account and only when the level is reached. Source: spec §1. */
async function claimFirstReward(context: CallContext, account: Account, levelId: string): Promise<string[]> {
  const level = vipLevels.find((each) => String(each.level_id) === levelId)
  if (level === undefined || account.total_points < level.need_points) throw new Rejection('claimFailed')
  const claimed = await claimOnce(context, account.account_id, [firstRewardKey(level.level_id)])
  if (claimed.size === 0) throw new Rejection('claimFailed')
  return [levelId]
}
