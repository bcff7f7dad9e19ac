import type { Insertable } from 'kysely'
import type { CouponTable } from '../db/playerTables.ts'
import { languages } from '@topup/domain'
import { seedTexts } from './texts.ts'
import { dayMs } from '../time/dayMs.ts'

/** The coupons of a new account: one of every state, as the reference screens show them. */
export function couponsOf(owner: {
  readonly account_id: number
  readonly created_ms: number
}): Insertable<CouponTable>[] {
  const at = (days: number) => owner.created_ms + days * dayMs
  const row = (code: string, rest: Partial<Insertable<CouponTable>>): Insertable<CouponTable> => ({
    code,
    account_id: owner.account_id,
    name: code,
    category: 'avail',
    coupon_group: 'permanent',
    discount_rate: 1,
    usable_types: '',
    min_minor: 0,
    claimed_days: 7,
    is_used: false,
    used_ms: null,
    valid_end_ms: at(7),
    time_zone: 'UTC+8',
    ...rest,
  })
  const crystals = JSON.stringify(
    Object.fromEntries(languages.map((language) => [language, seedTexts[language].coupons['CRYSTAL15']])),
  )
  return [
    row('CRYSTAL15', { name: crystals, discount_rate: 0.85 }),
    row('WEEKVIP4', { discount_rate: 0.9, coupon_group: 'week', valid_end_ms: at(3) }),
    row('WELCOME5', { discount_rate: 0.95, valid_end_ms: at(50) }),
    row('MAYVIP8', {
      discount_rate: 0.92,
      category: 'claim',
      coupon_group: 'month',
      valid_end_ms: null,
    }),
    row('PASSDAY20', {
      discount_rate: 0.8,
      category: 'lock',
      usable_types: 'pass',
      valid_end_ms: at(20),
    }),
    row('OVER100', {
      discount_rate: 0.75,
      category: 'lock',
      min_minor: 10_000,
      valid_end_ms: at(20),
    }),
    row('OLDWEEK', {
      discount_rate: 0.9,
      category: 'history',
      is_used: true,
      used_ms: at(-5),
      valid_end_ms: at(-1),
    }),
    row('APRILVIP', { discount_rate: 0.85, category: 'history', valid_end_ms: at(-7) }),
    row('BIRTHDAY', {
      discount_rate: 0.95,
      category: 'history',
      is_used: true,
      used_ms: at(-49),
      valid_end_ms: at(-30),
    }),
  ]
}
