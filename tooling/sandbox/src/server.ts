import { join } from 'node:path'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Storage } from './db/openDatabase.ts'
import { startSandbox } from './startSandbox.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')

/** `DATABASE_URL` is PostgreSQL, `SANDBOX_MEMORY=1` forgets everything, else the folder `SANDBOX_DIR` or `.sandbox`. */
function storageFromEnvironment(): Storage | { readonly kind: 'seededMemory' } {
  const { DATABASE_URL, SANDBOX_MEMORY, SANDBOX_DIR } = process.env
  if (DATABASE_URL !== undefined && DATABASE_URL !== '') return { kind: 'postgres', url: DATABASE_URL }
  if (SANDBOX_MEMORY === '1') return { kind: 'seededMemory' }
  return { kind: 'folder', folder: SANDBOX_DIR ?? join(root, '.sandbox') }
}

const ports = (process.env['SANDBOX_PORTS'] ?? '4280,4281').split(',').map(Number)
const [port = 4280, ...backupPorts] = ports

const sandbox = await startSandbox({
  port,
  backupPorts,
  storage: storageFromEnvironment(),
  defaultBrand: process.env['SANDBOX_BRAND'] ?? 'watt',
  hosts: (process.env['SANDBOX_HOSTS'] ?? '').split(',').filter((name) => name !== ''),
})
console.log(`sandbox ${sandbox.origin} (backup and data hosts: ${sandbox.backupOrigins.join(', ')})`)
console.log(`control ${sandbox.origin}/__sandbox`)

/** Closes the hosts and the database once, however often it is asked. */
let closing: Promise<void> | null = null
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    closing ??= sandbox.close().finally(() => process.exit(0))
  })
