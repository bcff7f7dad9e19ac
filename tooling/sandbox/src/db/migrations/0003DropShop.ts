import type { Kysely } from 'kysely'

const tables =
  'seeded brand brand_region game client area server role price_tier goods payway vip_level activity activity_step tracking fault clock settle'

/** Removes what an older sandbox kept of its shop and of what testers set; a new one makes none of these tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables.split(' ')) await db.schema.dropTable(table).ifExists().execute()
}
