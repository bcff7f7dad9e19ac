import { join } from 'node:path'
import { createServer } from 'vite'

/** A running development server of one store. */
export interface DevelopedStore {
  readonly origin: string
  readonly close: () => Promise<void>
}

/**
 * Starts the development server of a store in sandbox mode, on a port of 127.0.0.1. It finds the sandbox by
 * `SANDBOX_ORIGINS`. Rejects when the port is taken.
 */
export async function developStore(folder: string, port: number): Promise<DevelopedStore> {
  const server = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    mode: 'sandbox',
    clearScreen: false,
    server: { port, strictPort: true },
  })
  await server.listen()
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
