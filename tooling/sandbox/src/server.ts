import {
  allowedOriginsFrom,
  hostsFrom,
  orderRulesFrom,
  portsFrom,
  sharingFrom,
  storageFrom,
  storesFrom,
  tokenFrom,
} from './environment/environment.ts'
import { type Sandbox, startSandbox } from './app/startSandbox.ts'

const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

async function start(): Promise<{ readonly sandbox: Sandbox; readonly origin: string }> {
  const sharing = sharingFrom(process.env)
  const token = tokenFrom(process.env)
  if (sharing !== null && token === null)
    console.log('SANDBOX_TOKEN is not set, so nobody can steer this sandbox.')
  const [port, ...backupPorts] = portsFrom(process.env)
  const sandbox = await startSandbox({
    port,
    // A proxy leads to one host.
    backupPorts: sharing === null ? backupPorts : [],
    storage: storageFrom(process.env),
    hosts: hostsFrom(process.env),
    allowedOrigins: allowedOriginsFrom(process.env),
    stores: storesFrom(process.env),
    sharing,
    token,
    orderRules: orderRulesFrom(process.env),
  })
  return { sandbox, origin: sharing?.publicOrigin ?? sandbox.origin }
}

const { sandbox, origin } = await start().catch(fail)
const backups = sandbox.backupOrigins.join(', ')
console.log(`sandbox ${origin}${backups === '' ? '' : ` (backup and data hosts: ${backups})`}`)
console.log(`stores, accounts and links ${origin}/`)
console.log(`control ${origin}/__sandbox`)

/** Closes the hosts and the database once, however often it is asked. */
let closing: Promise<void> | null = null
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    closing ??= sandbox.close().finally(() => process.exit(0))
  })
