import type { Database } from '../db/openDatabase.ts'
import type { GiftArt } from '../db/tables.ts'
import type { BrandFacts } from './brandFacts.ts'
import { gamesOf } from './games.ts'
import { inPortions } from './prices.ts'
import { seedTexts } from './texts.ts'

/** VIP levels: points needed, week and month coupon in percent, gems of the first gift. Source: the reference screens. */
const vipLevels = [
  [1, 100, 3, 5, 60],
  [2, 1000, 5, 8, 180],
  [3, 2500, 8, 10, 330],
  [4, 5000, 10, 15, 680],
  [5, 10_000, 12, 18, 1980],
  [6, 30_000, 15, 20, 3280],
] as const

const gifts = (...all: readonly (readonly [count: number, art: GiftArt])[]) =>
  all.map(([count, art]) => ({ count, art }))

/** What each step of an activity needs, and gives. */
const steps = {
  cumulative: [
    [1000, gifts([60, 'gem'], [2, 'potion'])],
    [5000, gifts([300, 'gem'], [3, 'scroll'])],
    [10_000, gifts([680, 'gem'], [1, 'crate'])],
    [20_000, gifts([1500, 'gem'], [1, 'crate'])],
    [50_000, gifts([4000, 'gem'], [2, 'crate'])],
  ],
  consecutive: [
    [1, gifts([2, 'potion'])],
    [2, gifts([60, 'gem'])],
    [3, gifts([1, 'scroll'])],
    [4, gifts([120, 'gem'])],
    [5, gifts([10_000, 'coin'])],
    [6, gifts([1, 'crate'])],
    [7, gifts([680, 'gem'])],
  ],
} as const

/** Inserts VIP levels and both activities of every game. */
export async function seedRewardsOf(db: Database, brands: readonly BrandFacts[]): Promise<void> {
  await db
    .insertInto('vip_level')
    .values(
      brands.flatMap((brand) =>
        vipLevels.map(([level_id, need_points, week_percent, month_percent, first_gems]) => ({
          brand: brand.key,
          level_id,
          level_name: `VIP ${level_id}`,
          need_points,
          week_percent,
          month_percent,
          first_gems,
        })),
      ),
    )
    .execute()
  const activities = brands.flatMap((brand) => {
    const texts = seedTexts[brand.language]
    const titled = [
      ['cumulative', texts.meteor],
      ['consecutive', texts.streak],
    ] as const
    return gamesOf(brand).flatMap(({ code }) =>
      titled.map(([type, [title = '', description = '']]) => ({
        brand: brand.key,
        game_code: code,
        type,
        activity_id: `${code}-${type}`,
        title,
        description,
        lasts_days: 7,
      })),
    )
  })
  await db.insertInto('activity').values(activities).execute()
  const rows = activities.flatMap(({ brand, activity_id, type }) =>
    steps[type].map(([need, rewards], index) => ({
      brand,
      activity_id,
      step: index + 1,
      need,
      rewards: JSON.stringify(rewards),
    })),
  )
  await inPortions(rows, (portion) => db.insertInto('activity_step').values(portion).execute())
}
