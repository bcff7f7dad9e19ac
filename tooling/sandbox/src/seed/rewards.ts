import type { Database } from '../db/openDatabase.ts'
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

const cumulative = [
  [
    1000,
    [
      { count: 60, art: 'gem' },
      { count: 2, art: 'potion' },
    ],
  ],
  [
    5000,
    [
      { count: 300, art: 'gem' },
      { count: 3, art: 'scroll' },
    ],
  ],
  [
    10_000,
    [
      { count: 680, art: 'gem' },
      { count: 1, art: 'crate' },
    ],
  ],
  [
    20_000,
    [
      { count: 1500, art: 'gem' },
      { count: 1, art: 'crate' },
    ],
  ],
  [
    50_000,
    [
      { count: 4000, art: 'gem' },
      { count: 2, art: 'crate' },
    ],
  ],
] as const

const consecutive = [
  [1, [{ count: 2, art: 'potion' }]],
  [2, [{ count: 60, art: 'gem' }]],
  [3, [{ count: 1, art: 'scroll' }]],
  [4, [{ count: 120, art: 'gem' }]],
  [5, [{ count: 10_000, art: 'coin' }]],
  [6, [{ count: 1, art: 'crate' }]],
  [7, [{ count: 680, art: 'gem' }]],
] as const

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
    const [meteor = '', meteorText = ''] = texts.meteor
    const [streak = '', streakText = ''] = texts.streak
    return gamesOf(brand).flatMap((game) => [
      {
        brand: brand.key,
        game_code: game.code,
        type: 'cumulative' as const,
        activity_id: `${game.code}-cumulative`,
        title: meteor,
        description: meteorText,
        lasts_days: 7,
      },
      {
        brand: brand.key,
        game_code: game.code,
        type: 'consecutive' as const,
        activity_id: `${game.code}-consecutive`,
        title: streak,
        description: streakText,
        lasts_days: 7,
      },
    ])
  })
  await db.insertInto('activity').values(activities).execute()
  const steps = activities.flatMap((activity) =>
    (activity.type === 'cumulative' ? cumulative : consecutive).map(([need, rewards], index) => ({
      brand: activity.brand,
      activity_id: activity.activity_id,
      step: index + 1,
      need,
      rewards: JSON.stringify(rewards),
    })),
  )
  await inPortions(steps, (portion) => db.insertInto('activity_step').values(portion).execute())
}
