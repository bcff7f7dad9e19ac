import { Worker } from 'node:worker_threads'
import { startSandbox } from '../app/startSandbox.ts'
import type { Sandbox, SandboxOptions } from '../app/startSandbox.ts'
import { startTemporaryPostgres } from '../testing/temporaryPostgres.ts'
import { readLoad } from './playLoad.ts'
import type { Load, PlayedLoad } from './playLoad.ts'

/** What one load run measured. Times are milliseconds of one starter call. */
interface LoadResult {
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
async function runLoad(
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

/** Orders per second and the slowest percent on each database; fails when a ledger is not exact. */
const { players, ordersEach } = asked()
const given = process.env['DATABASE_URL']
const temporary = given === undefined ? await startTemporaryPostgres() : null
const url = given ?? temporary?.url
const schema = `bench_${Date.now()}`
const databases: readonly (readonly [string, SandboxOptions])[] = [
  ['PGlite', { storage: { kind: 'seededMemory' } }],
  ...(url === undefined ? [] : [['PostgreSQL', { storage: { kind: 'postgres', url, schema } }] as const]),
]

try {
  console.log(
    `${players} players at once, ${ordersEach} orders each, over HTTP; one order in ten is sent twice at once`,
  )
  console.log(
    '| database | orders | orders/s | p50 ms | p99 ms | CPU ms per order | ledger |\n|---|---|---|---|---|---|---|',
  )
  for (const [name, options] of databases) {
    const sandbox = await startSandbox(options)
    const result = await runLoad(sandbox, { players, ordersEach })
    if (name === 'PostgreSQL') await sandbox.db.schema.dropSchema(schema).cascade().execute()
    await sandbox.close()
    const { orders, ordersPerSecond, p50Ms, p99Ms, cpuMs, wrong } = result
    console.log(
      `| ${name} | ${orders} | ${ordersPerSecond.toFixed(0)} | ${p50Ms.toFixed(0)} | ${p99Ms.toFixed(0)} | ${cpuMs.toFixed(1)} | ${wrong === 0 ? 'exact' : `${wrong} WRONG`} |`,
    )
    if (wrong > 0) process.exitCode = 1
  }
} finally {
  temporary?.stop()
}

/** What is asked for; a rejection is one sentence and the end. */
function asked(): ReturnType<typeof readLoad> {
  try {
    return readLoad(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
