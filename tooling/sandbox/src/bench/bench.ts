import type { SandboxOptions } from '../app/startSandbox.ts'
import { startSandbox } from '../app/startSandbox.ts'
import { startTemporaryPostgres } from '../testing/temporaryPostgres.ts'
import { readLoad } from './readLoad.ts'
import { runLoad } from './runLoad.ts'

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
