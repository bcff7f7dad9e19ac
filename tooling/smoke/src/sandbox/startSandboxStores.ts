import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { buildForHere } from '@topup/run/buildForHere'
import { startLocally } from '@topup/run/startLocally'
import { accountPassword } from '@topup/sandbox'
import { listApps } from '@topup/vite/apps'
import { serveStore } from '@topup/vite/serve'
import { chooseTarget } from '../target/target.ts'
import type { StoreWalk } from '../walk/walkStore.ts'

/** Builds stores where something changed, one after another, and serves them beside one sandbox that forgets everything. */
export async function startSandboxStores(
  named: readonly string[],
  { pays, isQuick }: Pick<StoreWalk, 'pays' | 'isQuick'>,
) {
  const all = listApps()
  const [first, ...others] = named.length === 0 ? all : new Set(named)
  if (first === undefined) throw new Error('This checkout has no stores.')
  const keys = [first, ...others] as const
  for (const key of keys)
    if (!all.includes(key)) throw new Error(`There is no store "${key}". Stores: ${all.join(', ')}.`)
  for (const key of keys) {
    console.log(`Building ${key} ...`)
    await buildForHere([key])
  }
  const { stores, stop } = await startLocally({
    keys,
    ports: { stores: keys.map(() => 0), api: 0, backupApi: 0 },
    storage: { kind: 'seededMemory' },
    serve: ({ folder }, at, sandboxOrigins) =>
      serveStore({ folder: join(folder, 'dist-sandbox'), sandboxOrigins, ...at }),
  })
  const asked = stores.map(({ origin }, index): Omit<StoreWalk, 'folder'> => {
    const brand = keys[index] ?? first
    const player = `smoke_${randomUUID().slice(0, 8)}`
    return {
      target: chooseTarget({ url: origin, brand, logsIn: true, pays }, [{ key: brand, deployments: [] }]),
      login: { account: player, password: accountPassword },
      pays,
      isQuick,
      linkId: `${brand}-rp-open-${player}`,
    }
  })
  return { asked, stop }
}
