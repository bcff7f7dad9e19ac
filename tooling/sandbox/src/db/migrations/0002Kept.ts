import type { Kysely } from 'kysely'
import { sql } from 'kysely'

// By time they cannot be told apart: each player has a clock of their own, which may be moved.
const statements = [
  `alter table session add column session_no int generated always as identity`,
  `create index session_by_account on session (account_id, session_no)`,
  `alter table login_grant add column grant_no int generated always as identity`,
]

/** Numbers what grows with every login, so that the oldest can be removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
