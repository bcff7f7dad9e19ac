import { Worker } from 'node:worker_threads'
import type { Sandbox } from '../app/startSandbox.ts'
import type { Load, PlayedLoad } from './playLoad.ts'

/** What one load run measured. Times are milliseconds of one starter call. */
export interface LoadResult {
  readonly orders: number
  readonly ordersPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** What the sandbox's thread worked for one order, its approval included: the same on a busy machine. */
  readonly cpuMs: number
  /** Intents without exactly one order of the answered number and one debit of its price, and orders without an intent. */
  readonly wrong: number
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

function playInThread(load: Load): Promise<PlayedLoad> {
  const worker = new Worker(new URL('./loadWorker.ts', import.meta.url), { workerData: load })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

/** Compares what the players were told with every order and debit of the database. */
async function wrongIntents({ db }: Sandbox, intents: PlayedLoad['intents']): Promise<number> {
  const orders = await db
    .selectFrom('orders')
    .select(['session_id', 'billing_no', 'outcome'])
    .where('session_id', 'not like', 'seed-%')
    .execute()
  const debits = await db.selectFrom('debit').select(['session_id', 'billing_no', 'amount_minor']).execute()
  const ordersOf = Map.groupBy(orders, (order) => order.session_id)
  const debitsOf = Map.groupBy(debits, (debit) => debit.session_id)
  const isExact = ({ sessionId, billingNos }: PlayedLoad['intents'][number]) => {
    const [order, ...otherOrders] = ordersOf.get(sessionId) ?? []
    const [debit, ...otherDebits] = debitsOf.get(sessionId) ?? []
    return (
      otherOrders.length + otherDebits.length === 0 &&
      order?.outcome === 'success' &&
      debit?.billing_no === order.billing_no &&
      debit.amount_minor === 999 &&
      billingNos.every((billingNo) => billingNo === order.billing_no)
    )
  }
  const known = new Set(intents.map(({ sessionId }) => sessionId))
  const strangers = [...orders, ...debits].filter(({ session_id }) => !known.has(session_id))
  return intents.filter((intent) => !isExact(intent)).length + strangers.length
}

/** Lets players buy from a fresh sandbox at the same time, every order approved, and reads its ledger. */
export async function runLoad(
  sandbox: Sandbox,
  load: { readonly players: number; readonly ordersEach: number },
): Promise<LoadResult> {
  const before = process.threadCpuUsage()
  const { seconds, timesMs, intents } = await playInThread({ origin: sandbox.origin, ...load })
  const { user, system } = process.threadCpuUsage(before)
  const sorted = timesMs.toSorted((a, b) => a - b)
  return {
    orders: intents.length,
    ordersPerSecond: intents.length / seconds,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    cpuMs: (user + system) / 1000 / intents.length,
    wrong: await wrongIntents(sandbox, intents),
  }
}
