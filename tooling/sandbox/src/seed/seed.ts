import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/openDatabase.ts'
import type { Database } from '../db/openDatabase.ts'
import type { BrandFacts } from './brandFacts.ts'
import { seedCardsOf } from './cards.ts'
import { seedGamesOf } from './games.ts'
import { seedGoodsOf } from './goods.ts'
import { hashOfSources } from './hashOfSources.ts'
import { keep, readKept } from './keptFiles.ts'
import { seedPaywaysOf } from './payways.ts'
import { priceTiers } from './prices.ts'
import { seedRewardsOf } from './rewards.ts'

/** Fills an empty database with every brand's shop. Players are not seeded: an account is made at its first login. */
async function seed(db: Database, brands: readonly BrandFacts[]): Promise<void> {
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

/** Names the stores, and tables and seeds as they are written with all that they call, so that a kept copy can be told from an old one. */
const seedFingerprint = (brands: readonly BrandFacts[]): string =>
  hashOfSources(import.meta.filename, JSON.stringify(brands))

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

/** Shared by all clones of a machine, as what passed in tests is: a name says all that a database was made of. */
const cacheFolder = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'topup/sandbox')

const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')

/**
 * A seeded database to start from in less than a second, made at the first call and kept until PGlite, tables, seeds, what these
 * call, or stores change. It is not compressed: to unpack it would take as long as to open the database. Several processes may
 * make it at once; the last one's file stays.
 */
export async function loadSnapshot(brands: readonly BrandFacts[]): Promise<Blob> {
  const { version } = JSON.parse(readFileSync(join(pglite, '../../package.json'), 'utf8')) as {
    readonly version: string
  }
  const file = join(cacheFolder, `seeded-${version}-${seedFingerprint(brands)}.tar`)
  return new Blob([readKept(file) ?? (await makeSnapshot(brands, file))])
}

async function makeSnapshot(brands: readonly BrandFacts[], file: string): Promise<Uint8Array<ArrayBuffer>> {
  const opened = await openDatabase({ kind: 'memory' })
  await migrate(opened.db, opened.schema)
  await ensureSeeded(opened.db, brands)
  const dump = await opened.pglite?.dumpDataDir('none')
  if (dump === undefined) throw new Error('A snapshot needs PGlite')
  const bytes = new Uint8Array(await dump.arrayBuffer())
  await opened.close()
  keep(file, bytes)
  return bytes
}
