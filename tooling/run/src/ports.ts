import { createServer } from 'node:net'

/** Ports of the stores and their sandbox on this machine. */
export interface Ports {
  /** One for each store, in the order of the stores. */
  readonly stores: readonly number[]
  readonly api: number
  readonly backupApi: number
}

/** The highest port that there is. */
const lastPort = 65_535

/**
 * Ports from the environment: `PORT` for the first store and the next ones for further stores, ten and nine below it
 * for the sandbox, so that a second start needs one other number. Throws a plain sentence for what is no port.
 */
export function readPorts(env: Readonly<Record<string, string | undefined>>, storeCount: number): Ports {
  const text = env['PORT'] ?? '5200'
  const first = Number(text)
  const highest = lastPort - storeCount + 1
  if (!Number.isInteger(first) || first < 1034 || first > highest) {
    throw new Error(`PORT is "${text}"; it must be a number from 1034 to ${highest}.`)
  }
  const stores = Array.from({ length: storeCount }, (_, index) => first + index)
  return { stores, api: first - 10, backupApi: first - 9 }
}

/** The next `PORT` whose ports are all others than these. */
export function otherPort({ stores, api }: Ports): number {
  const [first = 0] = stores
  const next = first + 20 * Math.ceil((10 + stores.length) / 20)
  return next + stores.length > lastPort ? api - 20 : next
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
