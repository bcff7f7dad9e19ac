import { createServer } from 'node:net'

/** Ports of a store and its sandbox on this machine. */
export interface Ports {
  readonly store: number
  readonly api: number
  readonly backupApi: number
}

/**
 * Ports from the environment: `PORT` for the store, ten and nine below it for the sandbox, so that a second
 * store needs but one other number. Throws a plain sentence for what is no port.
 */
export function readPorts(env: Readonly<Record<string, string | undefined>>): Ports {
  const text = env['PORT'] ?? '5200'
  const store = Number(text)
  if (!Number.isInteger(store) || store < 1034 || store > 65_535) {
    throw new Error(`PORT is "${text}"; it must be a number from 1034 to 65535.`)
  }
  return { store, api: store - 10, backupApi: store - 9 }
}

/** Throws a plain sentence when one of the ports is in use. */
export async function requireFreePorts({ store, api, backupApi }: Ports): Promise<void> {
  for (const port of [store, api, backupApi]) {
    if (!(await isFree(port))) {
      const other = store + 20 > 65_535 ? 5200 : store + 20
      throw new Error(`Port ${port} is taken. Stop what uses it, or choose others: PORT=${other} npm start`)
    }
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
