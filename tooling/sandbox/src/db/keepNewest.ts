import type { Database } from './openDatabase.ts'

/** Removes the oldest orders beyond `kept`, with what was paid for them, and the oldest tracked events beyond the same number. */
export async function keepNewest(db: Database, kept: number): Promise<void> {
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

const keepEveryMs = 10 * 60_000

/** Keeps the newest orders alone from now on, where `kept` says how many; what it returns ends that. */
export function keepInTime(db: Database, kept: number | null): () => Promise<void> {
  if (kept === null) return () => Promise.resolve()
  let running = Promise.resolve()
  const keep = () => {
    running = keepNewest(db, kept).catch((error: unknown) =>
      console.error('Old orders could not be removed', error),
    )
  }
  keep()
  const timer = setInterval(keep, keepEveryMs).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
