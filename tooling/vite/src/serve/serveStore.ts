import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ResponseHeaders } from '../deploy/responseHeaders.ts'
import { answer } from './answer.ts'
import type { Site } from './answer.ts'

/**
 * For how long an idle connection stays open, ms; as nginx has it. Node's own 5 s end while a client that is busy still
 * counts on the connection: its next request is answered with a reset.
 */
const keepAliveMs = 75_000

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
  /** Where its pay document is served, if that is another origin. Source: decision 95. */
  readonly payOrigin?: string
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
  payOrigin,
}: ServeStoreOptions): Promise<ServedStore> {
  const site = { folder, headers: headersIn(folder), sandboxOrigins: sandboxOrigins ?? null }
  return serveSite(payOrigin === undefined ? site : { ...site, payOrigin }, port, address)
}

/** A store and, at an origin of its own, its pay document. */
export interface ServedApart extends ServedStore {
  readonly payOrigin: string
}

/**
 * Serves a sandbox build as {@link serveStore} does, with its pay document at another port of the machine; `payPort` 0
 * takes a free one. Source: decision 95.
 */
export async function serveStoreApart(
  options: ServeStoreOptions & { readonly payPort: number },
): Promise<ServedApart> {
  const { folder, payPort, address, sandboxOrigins } = options
  let storeOrigin = ''
  const pay = await serveSite(
    {
      folder,
      headers: headersIn(folder),
      sandboxOrigins: sandboxOrigins ?? null,
      // The store is served after it, because its document names this one.
      get storeOrigin() {
        return storeOrigin
      },
    },
    payPort,
    address,
  )
  const store = await serveStore({ ...options, payOrigin: pay.origin })
  storeOrigin = store.origin
  return {
    origin: storeOrigin,
    payOrigin: pay.origin,
    close: async () => {
      await Promise.all([store.close(), pay.close()])
    },
  }
}

function headersIn(folder: string): ResponseHeaders {
  if (!existsSync(join(folder, 'headers.json'))) throw new Error(`${folder} holds no built store`)
  return JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as ResponseHeaders
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
  server.keepAliveTimeout = keepAliveMs
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
