import { defaultSandboxPorts } from '@topup/vite/apps'
import { startSandbox } from './startSandbox.ts'
import { storageFrom } from './storageFrom.ts'

const ports = process.env['SANDBOX_PORTS']?.split(',').map(Number) ?? defaultSandboxPorts
const [port = 0, ...backupPorts] = ports

const sandbox = await startSandbox({
  port,
  backupPorts,
  storage: storageFrom(process.env),
  defaultBrand: process.env['SANDBOX_BRAND'] ?? 'watt',
  hosts: (process.env['SANDBOX_HOSTS'] ?? '').split(',').filter((name) => name !== ''),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
console.log(`sandbox ${sandbox.origin} (backup and data hosts: ${sandbox.backupOrigins.join(', ')})`)
console.log(`control ${sandbox.origin}/__sandbox`)

/** Closes the hosts and the database once, however often it is asked. */
let closing: Promise<void> | null = null
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    closing ??= sandbox.close().finally(() => process.exit(0))
  })
