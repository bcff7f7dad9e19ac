import type { Insertable } from 'kysely'
import type { CouponTable } from '../db/playerTables.ts'
import { languages } from '@topup/domain'
import { seedTexts } from './texts.ts'
import { dayMs } from '../time/dayMs.ts'

/** A coupon of a new account; days count from the day on which the account was made. */
interface CouponSeed extends Partial<Insertable<CouponTable>> {
  readonly code: string
  /** The day on which it ends; null when it has no end yet. */
  readonly endsOn: number | null
  /** The day on which it was used; left out for one that was not. */
  readonly usedOn?: number
}

const crystals = JSON.stringify(
  Object.fromEntries(languages.map((language) => [language, seedTexts[language].coupons['CRYSTAL15']])),
)

const seeds: readonly CouponSeed[] = [
  { code: 'CRYSTAL15', name: crystals, discount_rate: 0.85, endsOn: 7 },
  { code: 'WEEKVIP4', discount_rate: 0.9, coupon_group: 'week', endsOn: 3 },
  { code: 'WELCOME5', discount_rate: 0.95, endsOn: 50 },
  { code: 'MAYVIP8', discount_rate: 0.92, category: 'claim', coupon_group: 'month', endsOn: null },
  { code: 'PASSDAY20', discount_rate: 0.8, category: 'lock', usable_types: 'pass', endsOn: 20 },
  { code: 'OVER100', discount_rate: 0.75, category: 'lock', min_minor: 10_000, endsOn: 20 },
  { code: 'OLDWEEK', discount_rate: 0.9, category: 'history', endsOn: -1, usedOn: -5 },
  { code: 'APRILVIP', discount_rate: 0.85, category: 'history', endsOn: -7 },
  { code: 'BIRTHDAY', discount_rate: 0.95, category: 'history', endsOn: -30, usedOn: -49 },
]

/** The coupons of a new account: one of every state, as the reference screens show them. */
export function couponsOf(owner: {
  readonly account_id: number
  readonly created_ms: number
}): Insertable<CouponTable>[] {
  const at = (days: number | null) => (days === null ? null : owner.created_ms + days * dayMs)
  return seeds.map(({ code, endsOn, usedOn, ...rest }) => ({
    code,
    account_id: owner.account_id,
    name: code,
    category: 'avail',
    coupon_group: 'permanent',
    discount_rate: 1,
    usable_types: '',
    min_minor: 0,
    claimed_days: 7,
    is_used: usedOn !== undefined,
    used_ms: at(usedOn ?? null),
    valid_end_ms: at(endsOn),
    time_zone: 'UTC+8',
    ...rest,
  }))
}
