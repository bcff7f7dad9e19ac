import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as tables from './migrations/0001Tables.ts'
import * as kept from './migrations/0002Kept.ts'
import * as dropShop from './migrations/0003DropShop.ts'

/** Every migration in order; of a shipped one only what a later one takes away may go. */
export const migrations = { '0001Tables': tables, '0002Kept': kept, '0003DropShop': dropShop }

/** Brings a schema to the newest shape; safe to run by several processes at once. */
export async function migrate<T>(db: Kysely<T>, schema: string): Promise<void> {
  const migrator = new Migrator({
    db,
    migrationTableSchema: schema,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
