import { type ChosenStorage, hostsFrom, type Sandbox, startSandbox } from '@topup/sandbox'
import { type BrandApp, readBrandApp } from '@topup/vite'
import type { Ports } from './ports.ts'
import type { NamedStore } from './sentences.ts'

/** A running server of one store, of whichever kind. */
export interface StoreServer {
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Where a store listens. */
export interface StoreAddress {
  readonly address: string
  readonly port: number
}

/** Which stores to start and how. */
export interface LocalStart {
  readonly keys: readonly [string, ...string[]]
  readonly ports: Ports
  readonly storage: ChosenStorage
  /** Starts one server, once the sandbox is there. */
  readonly serve: (app: BrandApp, at: StoreAddress, sandboxOrigins: readonly string[]) => Promise<StoreServer>
  /** A further address of this machine, under which phones reach stores and players' calls. Default: none. */
  readonly phoneAddress?: string | undefined
}

/** Stores and their sandbox on this machine. */
export interface LocalStores {
  readonly stores: readonly NamedStore[]
  readonly apiOrigin: string
  readonly stop: () => Promise<void>
}

/**
 * Starts one sandbox and a server for every named store. When one of them does not start, those that did are stopped
 * again and the error is passed on.
 */
export async function startLocally({
  keys,
  ports,
  storage,
  serve,
  phoneAddress,
}: LocalStart): Promise<LocalStores> {
  const apps = await Promise.all(keys.map((key) => readBrandApp(key)))
  const sandbox = await startSandbox({
    port: ports.api,
    backupPorts: [ports.backupApi],
    defaultBrand: keys[0],
    storage,
    hosts: hostsFrom(process.env),
    ...(phoneAddress === undefined ? {} : { playerAddress: phoneAddress }),
  })
  const servers: StoreServer[] = []
  const stores: NamedStore[] = []
  const stop = async () => {
    await Promise.all(servers.map((server) => server.close()))
    await sandbox.close()
  }
  try {
    for (const [index, app] of apps.entries()) {
      const open = async (address: string, sandboxOrigins: readonly string[]) => {
        const server = await serve(app, { address, port: ports.stores[index] ?? 0 }, sandboxOrigins)
        servers.push(server)
        register(sandbox, server.origin, app.brand.key)
        return server.origin
      }
      const origin = await open('127.0.0.1', [sandbox.origin, ...sandbox.backupOrigins])
      const phoneOrigin = phoneAddress && (await open(phoneAddress, sandbox.playerOrigins))
      stores.push({ name: app.brand.name, origin, ...(phoneOrigin ? { phoneOrigin } : {}) })
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { stores, apiOrigin: sandbox.origin, stop }
}

/** Tells the sandbox which brand a store is, under both names of this machine. */
function register({ world }: Sandbox, origin: string, key: string): void {
  world.stores.set(origin, key)
  world.stores.set(origin.replace('127.0.0.1', 'localhost'), key)
}
