import { type ChosenStorage, hostsFrom, type Sandbox, startSandbox } from '@topup/sandbox'
import { type BrandApp, readBrandApp } from '@topup/vite'
import type { Ports } from './ports.ts'
import type { NamedStore } from './sentences.ts'

/** A running server of one store, of whichever kind. */
export interface StoreServer {
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Which stores to start and how. */
export interface LocalStart {
  readonly keys: readonly [string, ...string[]]
  readonly ports: Ports
  readonly storage: ChosenStorage
  /** Starts one server, once the sandbox is there. */
  readonly serve: (app: BrandApp, port: number, sandboxOrigins: readonly string[]) => Promise<StoreServer>
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
export async function startLocally({ keys, ports, storage, serve }: LocalStart): Promise<LocalStores> {
  const apps = await Promise.all(keys.map((key) => readBrandApp(key)))
  const sandbox = await startSandbox({
    port: ports.api,
    backupPorts: [ports.backupApi],
    defaultBrand: keys[0],
    storage,
    hosts: hostsFrom(process.env),
  })
  const servers: StoreServer[] = []
  const stores: NamedStore[] = []
  const stop = async () => {
    await Promise.all(servers.map((server) => server.close()))
    await sandbox.close()
  }
  try {
    for (const [index, app] of apps.entries()) {
      const server = await serve(app, ports.stores[index] ?? 0, [sandbox.origin, ...sandbox.backupOrigins])
      servers.push(server)
      stores.push({ name: app.brand.name, origin: server.origin })
      register(sandbox, server.origin, app.brand.key)
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
