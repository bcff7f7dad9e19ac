import { sql } from 'kysely'
import type { Database } from './openDatabase.ts'
import type { Tables } from './tables.ts'

/** How much of what players leave behind is kept in a shared sandbox; the oldest goes first. */
export interface Kept {
  readonly orders: number
  /** Accounts, over all stores. */
  readonly accounts: number
  /** Sessions, and as many codes of login providers. */
  readonly sessions: number
}

/** The rows of a table beyond the newest `kept`, as a condition. */
const surplus = (table: keyof Tables, number: string, kept: number) =>
  sql<boolean>`${sql.ref(number)} < (
    select ${sql.ref(number)} from ${sql.table(table)} order by 1 desc offset ${kept - 1} limit 1
  )`

/**
 * Removes the accounts that nobody has used for longest, with everything that is theirs. A player from a game has no session, so
 * the day of the account counts too; whoever has an order open stays. The next login under such a name makes a new account.
 */
async function keepAccounts(db: Database, kept: number): Promise<void> {
  const unused = db
    .selectFrom('account')
    .leftJoin(
      (query) =>
        query
          .selectFrom('session')
          .select(['account_id as owner', (each) => each.fn.max('created_ms').as('last')])
          .groupBy('account_id')
          .as('used'),
      (join) => join.onRef('used.owner', '=', 'account.account_id'),
    )
    .select('account_id')
    .where((each) =>
      each.not(
        each.exists(
          each
            .selectFrom('orders')
            .select('order_id')
            .whereRef('orders.account_id', '=', 'account.account_id')
            .where('outcome', '=', 'pending')
            // An account is made with an unpaid order of the day before.
            .whereRef('orders.created_ms', '>=', 'account.created_ms'),
        ),
      ),
    )
    .orderBy(sql`greatest(coalesce(last, 0), created_ms)`, 'desc')
    .orderBy('account_id', 'desc')
    .offset(kept)
  await db.deleteFrom('account').where('account_id', 'in', unused).execute()
}

/** Removes the oldest beyond what is kept: orders with what was paid for them; whoever has an old session logs in again. */
export async function keepNewest(db: Database, kept: Kept): Promise<void> {
  await db
    .with('gone', (each) =>
      each
        .deleteFrom('orders')
        .where(surplus('orders', 'order_id', kept.orders))
        .returning('billing_no'),
    )
    .deleteFrom('debit')
    .where('billing_no', 'in', (each) => each.selectFrom('gone').select('billing_no'))
    .execute()
  await db
    .deleteFrom('session')
    .where(surplus('session', 'session_no', kept.sessions))
    .execute()
  await db
    .deleteFrom('login_grant')
    .where(surplus('login_grant', 'grant_no', kept.sessions))
    .execute()
  await keepAccounts(db, kept.accounts)
}

const keepEveryMs = 10 * 60_000

/** Keeps the newest alone from now on, where `kept` says how many; what it returns ends that. */
export function keepInTime(db: Database, kept: Kept | null): () => Promise<void> {
  if (kept === null) return () => Promise.resolve()
  let running = Promise.resolve()
  const keep = () => {
    running = keepNewest(db, kept).catch((error: unknown) =>
      console.error('What is old could not be removed', error),
    )
  }
  keep()
  const timer = setInterval(keep, keepEveryMs).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
