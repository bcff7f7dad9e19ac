import { Migrator } from 'kysely/migration'
import * as tables from './migrations/0001Tables.ts'
import * as kept from './migrations/0002Kept.ts'
import * as dropShop from './migrations/0003DropShop.ts'
import type { Database } from './openDatabase.ts'

/** Every migration in order; of a shipped one only what a later one takes away may go. */
const migrations = { '0001Tables': tables, '0002Kept': kept, '0003DropShop': dropShop }

/** Brings a schema to the newest shape; safe to run by several processes at once. */
export async function migrate(db: Database): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const migrator = new Migrator({ db, migrationTableSchema: 'public', provider })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
