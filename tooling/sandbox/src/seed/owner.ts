import type { Selectable } from 'kysely'
import type { AccountTable } from '../db/playerTables.ts'

/** Whom a new account's things are for. */
export type Owner = Pick<Selectable<AccountTable>, 'account_id' | 'brand' | 'username' | 'created_ms'>
