import { createServer } from 'node:net'
import { relative } from 'node:path'
import { renderUnicodeCompact } from 'uqr'
import { accountPassword, demoUsername, hostsFrom, startSandbox } from '@topup/sandbox'
import type { Storage, Sandbox } from '@topup/sandbox'
import { readBrandApp } from '@topup/vite'
import type { BrandApp } from '@topup/vite'
import { isBlockedPort, readPort } from '@topup/vite/apps'
import { rootFolder } from './runCommand.ts'

/** Ports of the stores and their sandbox on this machine. */
interface Ports {
  /** One for each store, in the order of the stores. */
  readonly stores: readonly number[]
  readonly api: number
  readonly backupApi: number
}

/**
 * Ports from the environment: `PORT` for the first store and the next ones for further stores, ten and nine below it
 * for the sandbox, so that a second start needs one other number. Throws a plain sentence for what is no port, and for one that
 * browsers refuse.
 */
export function readPorts(env: Readonly<Record<string, string | undefined>>, storeCount: number): Ports {
  const first = readPort('PORT', env['PORT'] ?? '5200', storeCount)
  const ports = portsFrom(first, storeCount)
  const blocked = [ports.api, ports.backupApi].find(isBlockedPort)
  if (blocked === undefined) return ports
  throw new Error(
    `PORT is "${first}", which gives the sandbox port ${blocked}, and browsers refuse it. Choose another one: PORT=${first + 20}.`,
  )
}

const portsFrom = (first: number, storeCount: number): Ports => ({
  stores: Array.from({ length: storeCount }, (_, index) => first + index),
  api: first - 10,
  backupApi: first - 9,
})

const isAllowed = ({ stores, api, backupApi }: Ports): boolean =>
  [...stores, api, backupApi].every((port) => port > 0 && port <= 65_535 && !isBlockedPort(port))

/** The next `PORT` whose ports are all others than these, and none that browsers refuse. */
export function otherPort({ stores, api }: Ports): number {
  const [first = 0] = stores
  const step = 20 * Math.ceil((10 + stores.length) / 20)
  const above = Array.from({ length: 20 }, (_, index) => first + step + 20 * index)
  return above.find((port) => isAllowed(portsFrom(port, stores.length))) ?? api - 20
}

/** The first of the ports that is in use on one of the addresses; null when all are free. */
export async function takenPort(
  { stores, api, backupApi }: Ports,
  addresses: readonly string[] = ['127.0.0.1'],
): Promise<number | null> {
  for (const port of [...stores, api, backupApi])
    for (const address of addresses) if (!(await isFree(port, address))) return port
  return null
}

function isFree(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, address, () => server.close(() => resolve(true)))
  })
}

/** A running server of one store, of whichever kind. */
export interface StoreServer {
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Which stores to start and how. */
export interface LocalStart {
  readonly keys: readonly [string, ...string[]]
  readonly ports: Ports
  readonly storage: Storage
  /** Starts one server, once the sandbox is there. */
  readonly serve: (
    app: BrandApp,
    at: { readonly address: string; readonly port: number },
    sandboxOrigins: readonly string[],
  ) => Promise<StoreServer>
  /** A further address of this machine, under which phones reach stores and players' calls. Default: none. */
  readonly phoneAddress?: string | undefined
}

/**
 * Starts one sandbox and a server for every named store. When one of them does not start, those that did are stopped
 * again and the error is passed on.
 */
export async function startLocally({ keys, ports, storage, serve, phoneAddress }: LocalStart) {
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

/** What was asked for on the command line. */
export interface Asked {
  /** `npm start` or `npm run dev`. */
  readonly command: string
  readonly keys: readonly string[]
  readonly ports: Ports
}

/** A store that runs, by the name that players read. */
interface NamedStore {
  readonly name: string
  readonly origin: string
  /** Where a phone in the same network opens it. */
  readonly phoneOrigin?: string
}

/** What a newcomer needs to know once everything runs. */
export function welcome(given: {
  readonly command: string
  readonly stores: readonly NamedStore[]
  readonly apiOrigin: string
  readonly storage: Storage
}): string {
  const rows = [
    ...given.stores.map(({ name, origin }) => [`${name} is open:`, origin] as const),
    ...given.stores.flatMap(({ name, phoneOrigin }) =>
      phoneOrigin === undefined ? [] : [[`${name} on a phone:`, phoneOrigin] as const],
    ),
    ['Log in as:', `${demoUsername}, password ${accountPassword}`] as const,
    ['Start page:', given.apiOrigin] as const,
    ['Steer the sandbox:', `${given.apiOrigin}/__sandbox`] as const,
    ['Other stores:', `${given.command} -- dragon ko`] as const,
    ['Stop:', `Ctrl-C; ${afterwards(given.storage)}`] as const,
  ]
  const width = Math.max(...rows.map(([label]) => label.length)) + 2
  const lines = rows.map(([label, text]) => label.padEnd(width) + text)
  return [...lines, ...given.stores.flatMap(phoneCode)].join('\n')
}

/** A store's address on a phone, for its camera. */
function phoneCode({ name, phoneOrigin }: NamedStore): readonly string[] {
  return phoneOrigin === undefined ? [] : ['', `${name}:`, renderUnicodeCompact(phoneOrigin)]
}

/** What becomes of the sandbox's data after a stop; an address of a database may hold a password and is not shown. */
function afterwards(storage: Storage): string {
  switch (storage.kind) {
    case 'folder':
      return `data stays in ${shortPath(storage.folder)}`
    case 'postgres':
      return 'data stays in PostgreSQL'
    case 'memory':
      return 'data is forgotten'
  }
}

function shortPath(folder: string): string {
  const fromRoot = relative(rootFolder, folder)
  return fromRoot.startsWith('..') ? folder : fromRoot
}

/** Why nothing was started, with a way out. */
export function portTaken(port: number, { command, keys, ports }: Asked): string {
  const other = `SANDBOX_DIR=.sandbox-2 PORT=${otherPort(ports)} ${command} -- ${keys.join(' ')}`
  return `Port ${port} is taken. Stop what uses it, or choose others, with a folder for their data: ${other}`
}

/** The two ways to have more stores beside a sandbox that runs already. */
export function besideAnother({ command, keys, ports }: Asked): string {
  const named = keys.join(' ')
  return [
    'Two ways to have more stores at once:',
    `  a sandbox for each:   SANDBOX_DIR=.sandbox-2 PORT=${otherPort(ports)} ${command} -- ${named}`,
    `  one sandbox for all:  stop the other, then ${command} -- watt ko`,
  ].join('\n')
}
