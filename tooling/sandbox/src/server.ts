import { listApps } from '@topup/vite/apps'
import { hostsFrom } from './environment/hostsFrom.ts'
import { orderRulesFrom } from './environment/orderRulesFrom.ts'
import { portsFrom } from './environment/portsFrom.ts'
import { type Sandbox, startSandbox } from './app/startSandbox.ts'
import { storageFrom } from './environment/storageFrom.ts'

const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

const brand = process.env['SANDBOX_BRAND'] ?? 'watt'
if (!listApps().includes(brand)) fail(`SANDBOX_BRAND is "${brand}". Stores: ${listApps().join(', ')}.`)

async function start(): Promise<Sandbox> {
  const [port, ...backupPorts] = portsFrom(process.env)
  return startSandbox({
    port,
    backupPorts,
    storage: storageFrom(process.env),
    defaultBrand: brand,
    hosts: hostsFrom(process.env),
    orderRules: orderRulesFrom(process.env),
  })
}

const sandbox = await start().catch(fail)
console.log(`sandbox ${sandbox.origin} (backup and data hosts: ${sandbox.backupOrigins.join(', ')})`)
console.log(`control ${sandbox.origin}/__sandbox`)

/** Closes the hosts and the database once, however often it is asked. */
let closing: Promise<void> | null = null
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    closing ??= sandbox.close().finally(() => process.exit(0))
  })
