import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startSandbox } from '@topup/sandbox'
import { appsFolder, listApps } from '@topup/vite'
import { serveStore } from '@topup/vite/serve'

/**
 * The stores to serve: those that `JOURNEY_STORES` names, with commas; otherwise all that are built. A journey through
 * another one fails and says which build it misses.
 */
function storesToServe(): readonly string[] {
  const isBuilt = (key: string) => existsSync(join(appsFolder, key, 'dist-sandbox/headers.json'))
  const named = process.env['JOURNEY_STORES']?.split(',').filter((key) => key !== '') ?? []
  const unknown = named.filter((key) => !listApps().includes(key))
  if (unknown.length > 0) throw new Error(`JOURNEY_STORES names no store: ${unknown.join(', ')}`)
  const missing = named.filter((key) => !isBuilt(key))
  if (missing.length > 0) throw new Error(`Not built: ${missing.join(', ')}. Run: npm run build:sandbox`)
  return named.length > 0 ? named : listApps().filter(isBuilt)
}

/** Starts one sandbox in memory and a server for each of these stores, which are built, all on free ports. */
export async function startStores(keys: readonly string[]) {
  const sandbox = await startSandbox({ port: 0, backupPorts: [0, 0] })
  const sandboxOrigins = [sandbox.origin, ...sandbox.backupOrigins]
  const stores = await Promise.all(
    keys.map(async (key) => {
      const folder = join(appsFolder, key, 'dist-sandbox')
      const store = await serveStore({ folder, port: 0, sandboxOrigins })
      sandbox.world.stores.set(store.origin, key)
      return { key, ...store }
    }),
  )
  return {
    stores,
    sandboxOrigins,
    stop: async () => {
      await Promise.all(stores.map(({ close }) => close()))
      await sandbox.close()
    },
  }
}

/**
 * Journeys find the stores in `STORES` (origin by brand key) and the sandbox in `SANDBOX` (main origin, then backups), see
 * `stores.ts`. The returned function stops them.
 */
export default async function startEverything(): Promise<() => Promise<void>> {
  const { stores, sandboxOrigins, stop } = await startStores(storesToServe())
  process.env['STORES'] = JSON.stringify(Object.fromEntries(stores.map(({ key, origin }) => [key, origin])))
  process.env['SANDBOX'] = JSON.stringify(sandboxOrigins)
  return stop
}
