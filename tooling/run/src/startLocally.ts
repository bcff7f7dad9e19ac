import { join } from 'node:path'
import { startSandbox } from '@topup/sandbox'
import { readBrandApp } from '@topup/vite'
import { serveStore } from '@topup/vite/serve'
import type { Ports } from './ports.ts'
import { rootFolder, runCommand } from './runCommand.ts'

/** A store and its sandbox on this machine. */
export interface LocalStore {
  readonly name: string
  readonly storeOrigin: string
  readonly apiOrigin: string
  readonly stop: () => Promise<void>
}

/**
 * Builds a store for this machine where something changed, starts the sandbox on data that outlives it, and
 * serves the store. `DATABASE_URL` puts the data into PostgreSQL. Throws plain sentences.
 */
export async function startLocally(key: string, ports: Ports): Promise<LocalStore> {
  const { brand, folder } = await readBrandApp(key)
  await build(folder)
  const url = process.env['DATABASE_URL']
  const sandbox = await startSandbox({
    port: ports.api,
    backupPorts: [ports.backupApi],
    defaultBrand: key,
    storage:
      url === undefined
        ? { kind: 'folder', folder: join(rootFolder, '.sandbox') }
        : { kind: 'postgres', url },
  })
  const store = await serveStore({
    folder: join(folder, 'dist-sandbox'),
    port: ports.store,
    sandboxOrigins: [sandbox.origin, ...sandbox.backupOrigins],
  }).catch(async (error: unknown) => {
    await sandbox.close()
    throw error
  })
  return {
    name: brand.name,
    storeOrigin: store.origin,
    apiOrigin: sandbox.origin,
    stop: async () => {
      await store.close()
      await sandbox.close()
    },
  }
}

async function build(folder: string): Promise<void> {
  const line = [
    'turbo',
    'run',
    'build:sandbox',
    `--filter=./${folder.slice(rootFolder.length + 1)}`,
    '--output-logs=errors-only',
  ] as const
  const { isFine, output } = await runCommand({ line: [...line] })
  if (isFine) return
  if (/ENOENT/.test(output)) throw new Error('The tools are not installed. Run: npm run setup')
  throw new Error(`The store could not be built:\n${output.trim()}`)
}
