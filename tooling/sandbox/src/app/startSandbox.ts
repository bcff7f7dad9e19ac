import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { usualRules } from '@topup/service-model'
import type { OrderRules } from '@topup/service-model'
import { openDatabase } from '../db/openDatabase.ts'
import type { Database, OpenDatabase, Storage } from '../db/openDatabase.ts'
import { keepInTime } from '../db/keepNewest.ts'
import { migrate } from '../db/migrate.ts'
import { createFaults } from '../faults/faultRegistry.ts'
import type { Sharing, StoreAt } from '../environment/environment.ts'
import { addressesOf, createApp, type Address } from './createApp.ts'
import { createLocalNames } from '../http/guards.ts'
import { createLog } from '../ledger/logs.ts'
import { readBrandFacts } from '../seed/brandFacts.ts'
import { createClocks, createScenarioStage } from '../world/world.ts'
import { createPeople } from '../people/people.ts'
import { openShop } from '../seed/shop.ts'
import type { World } from '../world/world.ts'

/**
 * For how long an idle connection stays open, ms; as nginx has it. Node's own 5 s end while a client that is busy still
 * counts on the connection: its next call is answered with a reset.
 */
const keepAliveMs = 75_000

/** Where a sandbox listens and what it keeps. Ports are on 127.0.0.1 unless said otherwise; 0 takes any free one. */
export interface SandboxOptions {
  /** The main API host. Default: any free port. */
  readonly port?: number
  /** Further hosts on the same data, in the order a store fails over to them; the data host may be one of them. */
  readonly backupPorts?: readonly number[]
  /** Default: in memory. */
  readonly storage?: Storage
  /** A further address, on which other machines reach what players' devices call, and no control. Default: none. */
  readonly playerAddress?: string
  /** The brand of stores that cannot be told otherwise. Default `watt`. */
  readonly defaultBrand?: string
  /** Names to answer to beside the loopback ones; a store under such a name may read answers. Default: none. */
  readonly hosts?: readonly string[]
  /** Pages that may call besides those of this machine, by their origin. Default: none. */
  readonly allowedOrigins?: readonly string[]
  /** Stores that are served elsewhere; their pages may call. Default: none. */
  readonly stores?: readonly StoreAt[]
  /** How it is shared with other machines. Default: not at all. */
  readonly sharing?: Sharing | null
  /** What whoever steers it has to show. Default: whoever is on this machine may, and nobody may steer a shared one. */
  readonly token?: string | null
  /** What the contract leaves open about orders. Default `usualRules`. */
  readonly orderRules?: OrderRules
  /** The real clock, epoch milliseconds. Default `Date.now`. */
  readonly now?: () => number
}

/** A running sandbox. */
export interface Sandbox {
  readonly origin: string
  readonly backupOrigins: readonly string[]
  /** The same hosts on `playerAddress`, main first; empty without one. */
  readonly playerOrigins: readonly string[]
  readonly world: World
  readonly db: Database
  close(): Promise<void>
}

interface Host {
  readonly origin: string
  /** Whether it is on the address for players' devices. */
  readonly isForPlayers: boolean
  close(): Promise<void>
}

async function listen(
  world: World,
  { address, access, port, number }: Address & { readonly port: number; readonly number: number },
): Promise<Host> {
  const app = createApp(world, number, access)
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server
  server.keepAliveTimeout = keepAliveMs
  server.listen(port, address)
  await once(server, 'listening')
  const { port: actual } = server.address() as AddressInfo
  return {
    origin: `http://${address}:${actual}`,
    isForPlayers: !access.hasStartPage,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Brings the tables up to date and opens the shop. */
async function prepareWorld(opened: OpenDatabase, options: SandboxOptions): Promise<World> {
  await migrate(opened.db)
  const { hosts = [], allowedOrigins = [], stores = [], playerAddress } = options
  const books = { clocks: createClocks(), settles: createClocks(), faults: createFaults() }
  return {
    db: opened.db,
    shop: openShop(await readBrandFacts()),
    now: options.now ?? Date.now,
    people: createPeople(opened.db),
    ...books,
    scenarios: createScenarioStage(books),
    requests: createLog(50_000),
    reports: createLog(500),
    tracked: createLog(20_000),
    stores: new Map(stores.map(({ key, origin }) => [origin, key])),
    defaultBrand: options.defaultBrand ?? 'watt',
    localNames: createLocalNames({
      hosts: [...hosts, ...(playerAddress === undefined ? [] : [playerAddress])],
      publicOrigin: options.sharing?.publicOrigin ?? null,
      allowedOrigins: [...allowedOrigins, ...stores.map(({ origin }) => origin)],
    }),
    orderRules: options.orderRules ?? usualRules,
  }
}

/** Starts a sandbox: database, tables and hosts, each on all its addresses. Throws when a port or the data folder is taken. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const opened = await openDatabase(options.storage ?? { kind: 'memory' })
  const hosts: Host[] = []
  let stopKeeping = () => Promise.resolve()
  const close = async () => {
    await Promise.all(hosts.map((host) => host.close()))
    await stopKeeping()
    await opened.close()
  }
  try {
    const world = await prepareWorld(opened, options)
    const ports = [options.port ?? 0, ...(options.backupPorts ?? [])]
    for (const [number, port] of ports.entries())
      for (const each of addressesOf(options)) hosts.push(await listen(world, { ...each, number, port }))
    stopKeeping = keepInTime(opened.db, options.sharing?.kept ?? null)
    const originsOf = (isForPlayers: boolean) =>
      hosts.filter((host) => host.isForPlayers === isForPlayers).map(({ origin }) => origin)
    const [origin = '', ...backupOrigins] = originsOf(false)
    return { origin, backupOrigins, playerOrigins: originsOf(true), world, db: opened.db, close }
  } catch (error) {
    await close()
    throw error
  }
}
