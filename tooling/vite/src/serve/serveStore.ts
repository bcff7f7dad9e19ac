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
  /** 0 takes a free one. */
  readonly port: number
  /** The address of this machine to listen on. Default: 127.0.0.1. */
  readonly address?: string
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
export function serveStore({
  folder,
  port,
  address,
  sandboxOrigins,
}: ServeStoreOptions): Promise<ServedStore> {
  if (!existsSync(join(folder, 'headers.json'))) throw new Error(`${folder} holds no built store`)
  const headers = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as ResponseHeaders
  return serveSite({ folder, headers, sandboxOrigins: sandboxOrigins ?? null }, port, address)
}

/** Serves files with their header sets; port 0 takes a free one. Rejects with the system's error when the port is taken. */
export function serveSite(site: Site, port: number, address = '127.0.0.1'): Promise<ServedStore> {
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
    server.listen(port, address, () => {
      const { port: actual } = server.address() as AddressInfo
      resolve({ origin: `http://${address}:${actual}`, close: () => close(server) })
    })
  })
}

function close(server: ReturnType<typeof createServer>): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}
