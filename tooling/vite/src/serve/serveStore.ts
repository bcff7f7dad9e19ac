import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, posix, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { mediaTypeOf } from '../deploy/mediaTypes.ts'
import { payHeadersFor, storeHeadersFor } from '../deploy/responseHeaders.ts'
import type { HeaderSet, ResponseHeaders } from '../deploy/responseHeaders.ts'
import { sha384 } from '../deploy/sealDocuments.ts'
import { withRelease, workerFile } from '../deploy/workerText.ts'
import { sandboxMeta } from '../sandbox/sandboxMeta.ts'

const compressed = new Map<string, Buffer>()

/** A text in brotli. The best compression of a document takes a tenth of a second, so it is done once. */
function compressOnce(text: string): Buffer {
  const made = compressed.get(text) ?? brotliCompressSync(text)
  compressed.set(text, made)
  return made
}

/** A built store and what its documents are told. */
export interface Site {
  readonly folder: string
  readonly headers: ResponseHeaders
  readonly sandboxOrigins: readonly string[] | null
  /** In a sandbox: where the store's pay document is served, if that is another origin. Source: decision 95. */
  readonly payOrigin?: string
  /** In a sandbox: the store whose pay document this is; everything of it but that document is missing here. */
  readonly storeOrigin?: string
}

/** The parts of a request that decide the answer. */
export interface Asked {
  readonly method: string
  readonly path: string
  /** The `accept-encoding` header, or an empty text. */
  readonly accepts: string
}

/** A finished answer. */
export interface Answer {
  readonly status: number
  readonly headers: HeaderSet
  readonly body: Buffer
}

function contentType(file: string): string {
  const type = mediaTypeOf(file) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

const sent = (headers: HeaderSet, body: Buffer): Answer => ({ status: 200, headers, body })

/** What a host answers to one request for a built store. */
export function answer(site: Site, asked: Asked): Answer {
  if (asked.method !== 'GET' && asked.method !== 'HEAD') return plain(405)
  const path = pathOf(asked.path)
  // Only hosts read it.
  if (path === '/headers.json') return plain(404)
  if (path === '/pay.html' && site.headers.pay !== undefined)
    return documentAt(site, { name: 'pay.html', headers: payHeaders(site, site.headers.pay) }, asked.accepts)
  if (site.storeOrigin !== undefined && !path.startsWith('/assets/')) return plain(404)
  const file = fileAt(site.folder, path)
  if (file !== null) {
    const { hashed, named, worker = named } = site.headers
    if (path === `/${workerFile}`) return workerAt(site, file, { headers: worker, accepts: asked.accepts })
    return encoded(file, path.startsWith('/assets/') ? hashed : named, asked.accepts)
  }
  // A missing script must not be answered by the document: the store could not tell that it is gone.
  if (path.startsWith('/assets/')) return plain(404)
  return documentAt(site, { name: 'index.html', headers: storeHeaders(site) }, asked.accepts)
}

const payHeaders = ({ storeOrigin, headers: { payApart } }: Site, set: HeaderSet) =>
  storeOrigin === undefined ? set : payHeadersFor(payApart ?? set, [storeOrigin])

const storeHeaders = ({ payOrigin, headers: { document } }: Site) =>
  payOrigin === undefined ? document : storeHeadersFor(document, [payOrigin])

/** The worker of a sandbox has the hash of the document as it is sent from here. */
function workerAt(
  site: Site,
  file: string,
  { headers, accepts }: { readonly headers: HeaderSet; readonly accepts: string },
): Answer {
  if (site.sandboxOrigins === null) return encoded(file, headers, accepts)
  const { body } = documentAt(site, { name: 'index.html', headers: storeHeaders(site) }, '')
  const text = withRelease(readFileSync(file, 'utf8'), { document: sha384(body) })
  return sent({ ...headers, 'content-type': contentType(file) }, Buffer.from(text))
}

function documentAt(
  { folder, sandboxOrigins: origins, payOrigin, storeOrigin }: Site,
  { name, headers }: { readonly name: string; readonly headers: HeaderSet },
  accepts: string,
): Answer {
  const file = join(folder, name)
  if (origins === null) return encoded(file, headers, accepts)
  const html = sandboxMeta(readFileSync(file, 'utf8'), { origins, payOrigin, storeOrigin })
  const policy = (headers['content-security-policy'] ?? '').replace(
    // What may frame or post to a bank's page may do so with the sandbox's bank.
    /(?:img-src|connect-src|(?:frame-src|form-action)(?=[^;]* https:)) [^;]+/g,
    (directive) => [directive, ...origins].join(' '),
  )
  const fields = {
    ...headers,
    'content-security-policy': policy,
    'content-type': contentType(file),
    vary: 'accept-encoding',
  }
  return accepts.includes('br')
    ? sent({ ...fields, 'content-encoding': 'br' }, compressOnce(html))
    : sent(fields, Buffer.from(html))
}

function encoded(file: string, headers: HeaderSet, accepts: string): Answer {
  const fields: HeaderSet = { ...headers, 'content-type': contentType(file), vary: 'accept-encoding' }
  for (const [coding, end] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const)
    if (accepts.includes(coding) && existsSync(file + end))
      return sent({ ...fields, 'content-encoding': coding }, readFileSync(file + end))
  return sent(fields, readFileSync(file))
}

/** The file a path names, or null when it names none or leaves the folder. */
function fileAt(folder: string, path: string): string | null {
  const file = join(folder, path)
  if (path === '/index.html' || !file.startsWith(folder + sep)) return null
  return existsSync(file) && statSync(file).isFile() ? file : null
}

/**
 * The path of a request as the folder is asked for it, without `..` and doubled slashes, so that no spelling of a document
 * comes without its policy. One with broken escapes names no file.
 */
function pathOf(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '/'
  try {
    return posix.normalize(`/${decodeURIComponent(path)}`)
  } catch {
    return path
  }
}

function plain(status: number): Answer {
  return {
    status,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
    body: Buffer.alloc(0),
  }
}

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
export function serveStore(options: ServeStoreOptions): Promise<ServedStore> {
  const { folder, port, address, sandboxOrigins = null, payOrigin } = options
  const site = { folder, headers: headersIn(folder), sandboxOrigins }
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
  const { folder, payPort, address, sandboxOrigins = null } = options
  const site = { folder, headers: headersIn(folder), sandboxOrigins, storeOrigin: '' }
  const pay = await serveSite(site, payPort, address)
  // The store is served after it, because its document names this one.
  const store = await serveStore({ ...options, payOrigin: pay.origin })
  site.storeOrigin = store.origin
  return {
    origin: store.origin,
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
  const server = createServer(({ method = 'GET', url: path = '/', headers: asked }, response) => {
    const { status, headers, body } = answer(site, { method, path, accepts: asked['accept-encoding'] ?? '' })
    response.writeHead(status, { ...headers, 'content-length': body.length })
    response.end(method === 'HEAD' ? undefined : body)
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
