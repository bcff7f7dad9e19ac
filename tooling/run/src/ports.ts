import { createServer } from 'node:net'
import { isBlockedPort, readPort } from '@topup/vite/apps'

/** Ports of the stores and their sandbox on this machine. */
export interface Ports {
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
