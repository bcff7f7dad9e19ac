import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startSandbox } from '@topup/sandbox'
import { appsFolder, listApps } from '@topup/vite'
import { serveStore } from '@topup/vite/serve'

/**
 * Starts one sandbox in memory and a server for every store's sandbox build, all on free ports. Journeys find
 * them in `STORES` (origin by brand key) and `SANDBOX` (main origin, then backups), see `stores.ts`. The returned
 * function stops them.
 */
export async function startEverything(): Promise<() => Promise<void>> {
  const missing = listApps().filter((key) => !existsSync(join(appsFolder, key, 'dist-sandbox/headers.json')))
  if (missing.length > 0) throw new Error(`Not built: ${missing.join(', ')}. Run: pnpm build:sandbox`)
  const sandbox = await startSandbox({ port: 0, backupPorts: [0, 0] })
  const sandboxOrigins = [sandbox.origin, ...sandbox.backupOrigins]
  const stores = await Promise.all(
    listApps().map(async (key) => {
      const store = await serveStore({
        folder: join(appsFolder, key, 'dist-sandbox'),
        port: 0,
        sandboxOrigins,
      })
      sandbox.world.stores.set(store.origin, key)
      return { key, ...store }
    }),
  )
  process.env['STORES'] = JSON.stringify(Object.fromEntries(stores.map(({ key, origin }) => [key, origin])))
  process.env['SANDBOX'] = JSON.stringify(sandboxOrigins)
  return async () => {
    await Promise.all(stores.map(({ close }) => close()))
    await sandbox.close()
  }
}

export default startEverything
