import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ResponseHeaders } from '../deploy/responseHeaders.ts'
import { answer } from './answer.ts'
import type { Site } from './answer.ts'

/** What to serve and where. */
export interface ServeStoreOptions {
  /** A built store: `apps/<key>/dist` or `apps/<key>/dist-sandbox`. */
  readonly folder: string
  /** Port on 127.0.0.1; 0 takes a free one. */
  readonly port: number
  /** API origins that a sandbox build shall call, first the one to ask first. */
  readonly sandboxOrigins?: readonly string[]
}

/** A running server of one store. */
export interface ServedStore {
  readonly origin: string
  readonly close: () => Promise<void>
}

/**
 * Serves a built store as a release host would: compressed files, the headers of `headers.json`, the document
 * for every path that is no file. Rejects with the system's error when the port is taken.
 */
export function serveStore({ folder, port, sandboxOrigins }: ServeStoreOptions): Promise<ServedStore> {
  if (!existsSync(join(folder, 'headers.json'))) throw new Error(`${folder} holds no built store`)
  const headers = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as ResponseHeaders
  return serveSite({ folder, headers, sandboxOrigins: sandboxOrigins ?? null }, port)
}

/** Serves files with their header sets on 127.0.0.1; port 0 takes a free one. Rejects with the system's error when the port is taken. */
export function serveSite(site: Site, port: number): Promise<ServedStore> {
  const server = createServer((request, response) => {
    const {
      status,
      headers: fields,
      body,
    } = answer(site, {
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      accepts: request.headers['accept-encoding'] ?? '',
    })
    response.writeHead(status, { ...fields, 'content-length': body.length })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address() as AddressInfo
      resolve({ origin: `http://127.0.0.1:${address.port}`, close: () => close(server) })
    })
  })
}

function close(server: ReturnType<typeof createServer>): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}
