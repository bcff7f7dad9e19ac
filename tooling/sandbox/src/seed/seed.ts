import { sql } from 'kysely'
import type { Database } from '../db/openDatabase.ts'
import type { BrandFacts } from './brandFacts.ts'
import { seedCardsOf } from './cards.ts'
import { seedFingerprint } from './fingerprint.ts'
import { seedGamesOf } from './games.ts'
import { seedGoodsOf } from './goods.ts'
import { seedPaywaysOf } from './payways.ts'
import { priceTiers } from './prices.ts'
import { seedRewardsOf } from './rewards.ts'

/** Fills an empty database with every brand's shop. Players are not seeded: an account is made at its first login. */
export async function seed(db: Database, brands: readonly BrandFacts[]): Promise<void> {
  await db
    .insertInto('brand')
    .values(
      brands.map((brand) => ({
        key: brand.key,
        name: brand.name,
        language: brand.language,
        languages: brand.languages.join(','),
        is_vip: true,
        has_cumulative: true,
        has_consecutive: true,
        brand_color: brand.brandColor,
      })),
    )
    .execute()
  await db.insertInto('price_tier').values(priceTiers).execute()
  await seedGamesOf(db, brands)
  await seedGoodsOf(db, brands)
  await seedPaywaysOf(db, brands)
  await seedRewardsOf(db, brands)
  await seedCardsOf(db, brands)
}

/** Keeps two processes on one PostgreSQL from seeding at once; any number that nothing else locks. */
const seedLock = 20_260_511

const shopTables = [
  'seeded',
  'brand',
  'brand_region',
  'game',
  'client',
  'area',
  'server',
  'price_tier',
  'goods',
  'payway',
  'vip_level',
  'activity',
  'activity_step',
] as const

/** Fills the shop of a new database, and again when the seeds have changed since; players and their orders stay. */
export async function ensureSeeded(db: Database, brands: readonly BrandFacts[]): Promise<void> {
  const fingerprint = seedFingerprint(brands)
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(trx)
    const seeded = await trx.selectFrom('seeded').select('fingerprint').executeTakeFirst()
    if (seeded?.fingerprint === fingerprint) return
    for (const table of shopTables) await trx.deleteFrom(table).execute()
    await seed(trx, brands)
    await trx.insertInto('seeded').values({ fingerprint }).execute()
  })
}
