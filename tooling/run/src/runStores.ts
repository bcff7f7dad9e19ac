import { networkInterfaces } from 'node:os'
import type { NetworkInterfaceInfo } from 'node:os'
import { isLocalHost } from '@topup/domain'
import { FolderInUse, storageFrom } from '@topup/sandbox'
import { listApps } from '@topup/vite'
import { besideAnother, portTaken, readPorts, startLocally, takenPort, welcome } from './startLocally.ts'
import type { Asked, LocalStart } from './startLocally.ts'

/** A command that runs stores until it is stopped. */
interface StoresCommand {
  /** As it is typed: `npm start`. */
  readonly command: string
  /** What has to be done before anything is started. */
  readonly prepare: (keys: readonly string[]) => Promise<void>
  readonly serve: LocalStart['serve']
  /** Whether `--phone` opens the stores to phones in the same network. */
  readonly canServePhones: boolean
}

/** Runs the stores of the command line until Ctrl-C; ends the process with a plain sentence where that cannot be. */
export async function runStores(given: StoresCommand): Promise<void> {
  try {
    await start(given)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

const phoneFlag = '--phone'

async function start({ command, prepare, serve, canServePhones }: StoresCommand): Promise<void> {
  const given = process.argv.slice(2)
  const isForPhones = given.includes(phoneFlag)
  if (isForPhones && !canServePhones)
    throw new Error(`Phones open built stores only: npm start -- ${given.join(' ')}`)
  const forPhones = isForPhones ? phoneAddress(networkInterfaces()) : undefined
  const named = given.filter((word) => word !== phoneFlag)
  const keys = chooseBrands(named, listApps())
  const asked: Asked = { command, keys, ports: readPorts(process.env, keys.length) }
  const addresses = ['127.0.0.1', ...(forPhones === undefined ? [] : [forPhones])]
  const taken = await takenPort(asked.ports, addresses)
  if (taken !== null) throw new Error(portTaken(taken, asked))
  console.log(`Starting ${keys.join(', ')} ...`)
  await prepare(keys)
  const storage = storageFrom(process.env)
  const { stop, ...running } = await startLocally({
    keys,
    ports: asked.ports,
    storage,
    serve,
    phoneAddress: forPhones,
  }).catch((error: unknown) => {
    if (error instanceof FolderInUse) throw new Error(`${error.message}\n${besideAnother(asked)}`)
    throw error
  })
  console.log(`\n${welcome({ command, storage, ...running })}`)
  whenStopped(stop)
}

function whenStopped(stop: () => Promise<void>): void {
  // Vite would end the process before the sandbox has closed its database.
  process.removeAllListeners('SIGTERM')
  let stopping: Promise<void> | null = null
  const end = () => {
    stopping ??= stop().finally(() => process.exit(0))
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

/**
 * The stores to start, each once: those named on the command line, else `watt`. Throws a plain sentence for an unknown
 * name.
 */
export function chooseBrands(
  named: readonly string[],
  keys: readonly string[],
): readonly [string, ...string[]] {
  const [first = keys.includes('watt') ? 'watt' : (keys[0] ?? ''), ...others] = new Set(named)
  for (const key of [first, ...others])
    if (!keys.includes(key)) throw new Error(`There is no store "${key}". Stores: ${keys.join(', ')}.`)
  return [first, ...others]
}

/** What `networkInterfaces()` of Node says: of each interface, its addresses. */
type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/**
 * The address under which a phone in the same network reaches this machine: the first private IPv4 address. Throws a plain
 * sentence where there is none.
 */
export function phoneAddress(interfaces: Interfaces): string {
  const found = Object.values(interfaces)
    .flatMap((addresses = []) => addresses)
    .find(({ family, internal, address }) => family === 'IPv4' && !internal && isLocalHost(address))
  if (found === undefined)
    throw new Error(
      'This machine has no address in a private network, so no phone can reach it. Join one, then try again.',
    )
  return found.address
}
