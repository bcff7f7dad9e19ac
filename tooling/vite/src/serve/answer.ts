import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { HeaderSet, ResponseHeaders } from '../deploy/responseHeaders.ts'
import { compressOnce } from './compressOnce.ts'
import { workerFile } from '../deploy/workerRelease.ts'
import { payHeadersFor, storeHeadersFor } from '../deploy/payOriginHeaders.ts'
import { sandboxMeta } from '../sandbox/sandboxMeta.ts'
import type { SandboxFacts } from '../sandbox/sandboxMeta.ts'

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

const types: HeaderSet = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Files beside the store that only hosts read. */
const hidden = new Set(['/headers.json', '/_headers'])

/** What a host answers to one request for a built store. */
export function answer(site: Site, asked: Asked): Answer {
  if (asked.method !== 'GET' && asked.method !== 'HEAD') return plain(405)
  const path = decoded(asked.path)
  if (path === null || hidden.has(path)) return plain(404)
  if (path === '/pay.html' && site.headers.pay !== undefined)
    return documentAt(site, { name: 'pay.html', headers: payHeaders(site, site.headers.pay) }, asked.accepts)
  if (site.storeOrigin !== undefined && !path.startsWith('/assets/')) return plain(404)
  const file = fileAt(site.folder, path)
  if (file !== null) {
    const { hashed, named, worker = named } = site.headers
    const headers = path === `/${workerFile}` ? worker : path.startsWith('/assets/') ? hashed : named
    return encoded(file, headers, asked.accepts)
  }
  // A missing script must not be answered by the document: the store could not tell that it is gone.
  if (path.startsWith('/assets/')) return plain(404)
  return documentAt(site, { name: 'index.html', headers: storeHeaders(site) }, asked.accepts)
}

const payHeaders = ({ storeOrigin, headers: { payApart } }: Site, set: HeaderSet) =>
  storeOrigin === undefined ? set : payHeadersFor(payApart ?? set, [storeOrigin])

const storeHeaders = ({ payOrigin, headers: { document } }: Site) =>
  payOrigin === undefined ? document : storeHeadersFor(document, [payOrigin])

interface Document {
  readonly name: string
  readonly headers: HeaderSet
}

function documentAt(site: Site, document: Document, accepts: string): Answer {
  const { folder, sandboxOrigins: origins, payOrigin, storeOrigin } = site
  const file = join(folder, document.name)
  return origins === null
    ? encoded(file, document.headers, accepts)
    : sandboxDocument(file, { headers: document.headers, origins, payOrigin, storeOrigin }, accepts)
}

function sandboxDocument(
  file: string,
  { headers, ...facts }: SandboxFacts & { readonly headers: HeaderSet },
  accepts: string,
): Answer {
  const { origins } = facts
  const html = sandboxMeta(readFileSync(file, 'utf8'), facts)
  const policy = (headers['content-security-policy'] ?? '').replace(
    // What may frame or post to a bank's page may do so with the sandbox's bank.
    /(?:img-src|connect-src|(?:frame-src|form-action)(?=[^;]* https:)) [^;]+/g,
    (directive) => [directive, ...origins].join(' '),
  )
  const fields = {
    ...headers,
    'content-security-policy': policy,
    'content-type': types['.html'] ?? '',
    vary: 'accept-encoding',
  }
  return accepts.includes('br')
    ? { status: 200, headers: { ...fields, 'content-encoding': 'br' }, body: compressOnce(html) }
    : { status: 200, headers: fields, body: Buffer.from(html) }
}

function encoded(file: string, headers: HeaderSet, accepts: string): Answer {
  const type = types[extname(file)] ?? 'application/octet-stream'
  const fields: HeaderSet = { ...headers, 'content-type': type, vary: 'accept-encoding' }
  for (const [coding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (accepts.includes(coding) && existsSync(file + suffix)) {
      return {
        status: 200,
        headers: { ...fields, 'content-encoding': coding },
        body: readFileSync(file + suffix),
      }
    }
  }
  return { status: 200, headers: fields, body: readFileSync(file) }
}

/** The file a path names, or null when it names none or leaves the folder. */
function fileAt(folder: string, path: string): string | null {
  const file = join(folder, path)
  if (path === '/index.html' || !file.startsWith(folder + sep)) return null
  return existsSync(file) && statSync(file).isFile() ? file : null
}

function decoded(url: string): string | null {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? '/')
  } catch {
    return null
  }
}

function plain(status: number): Answer {
  return {
    status,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
    body: Buffer.alloc(0),
  }
}
