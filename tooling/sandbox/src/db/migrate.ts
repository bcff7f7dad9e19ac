import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as tables from './migrations/0001Tables.ts'
import * as kept from './migrations/0002Kept.ts'

/** Every migration in order; a shipped one is never edited. */
export const migrations = { '0001Tables': tables, '0002Kept': kept }

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
