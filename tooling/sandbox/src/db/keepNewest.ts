import { sql } from 'kysely'
import type { Database } from './openDatabase.ts'

/** How much of what players leave behind is kept in a shared sandbox; the oldest goes first. */
export interface Kept {
  /** Orders, and as many tracked events. */
  readonly orders: number
  /** Accounts, over all stores. */
  readonly accounts: number
  /** Sessions, and as many codes of login providers. */
  readonly sessions: number
}

/** Removes the oldest orders beyond `kept`, with what was paid for them. */
async function keepOrders(db: Database, kept: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select('order_id')
      .orderBy('order_id', 'desc')
      .offset(kept - 1)
      .limit(1)
      .executeTakeFirst()
    if (order === undefined) return
    const surplus = trx.selectFrom('orders').select('billing_no').where('order_id', '<', order.order_id)
    await trx.deleteFrom('debit').where('billing_no', 'in', surplus).execute()
    await trx.deleteFrom('orders').where('order_id', '<', order.order_id).execute()
  })
}

async function keepEvents(db: Database, kept: number): Promise<void> {
  const event = await db
    .selectFrom('tracking')
    .select('tracking_id')
    .orderBy('tracking_id', 'desc')
    .offset(kept - 1)
    .limit(1)
    .executeTakeFirst()
  if (event !== undefined)
    await db.deleteFrom('tracking').where('tracking_id', '<', event.tracking_id).execute()
}

/** Ends the oldest sessions: whoever has one is asked to log in again. */
async function keepSessions(db: Database, kept: number): Promise<void> {
  const session = await db
    .selectFrom('session')
    .select('session_no')
    .orderBy('session_no', 'desc')
    .offset(kept - 1)
    .limit(1)
    .executeTakeFirst()
  if (session !== undefined)
    await db.deleteFrom('session').where('session_no', '<', session.session_no).execute()
  const grant = await db
    .selectFrom('login_grant')
    .select('grant_no')
    .orderBy('grant_no', 'desc')
    .offset(kept - 1)
    .limit(1)
    .executeTakeFirst()
  if (grant !== undefined) await db.deleteFrom('login_grant').where('grant_no', '<', grant.grant_no).execute()
}

/**
 * Removes the accounts that nobody has used for longest, with everything that is theirs. A player from a game has no session, so
 * the day of the account counts too; whoever has an order open stays. The next login under such a name makes a new account.
 */
async function keepAccounts(db: Database, kept: number): Promise<void> {
  const surplus = db
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
  await db.deleteFrom('account').where('account_id', 'in', surplus).execute()
}

/** Removes the oldest beyond what is kept. */
export async function keepNewest(db: Database, kept: Kept): Promise<void> {
  await keepOrders(db, kept.orders)
  await keepEvents(db, kept.orders)
  await keepSessions(db, kept.sessions)
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
