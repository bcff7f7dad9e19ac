import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'

/**
 * Breaks the connection of a request, in place of an answer. The socket is the request's: an answer has none of its own while the
 * one before it on the same connection is still being sent, and the request would never end.
 */
export function breakConnection(c: Context<SandboxEnv>): Response {
  c.env.incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

/** Refuses a POST whose body does not say that it is JSON: what a form or a `no-cors` fetch can send never does. */
export const jsonBodyOnly = createMiddleware<SandboxEnv>(async (c, next) => {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';')
  if (c.req.method !== 'POST' || type.trim().toLowerCase() === 'application/json') return next()
  return c.json({ error: 'The body must be sent as content-type: application/json.' }, 415)
})

/** What Hono's handlers see besides the request: Node's own request and response. */
export interface SandboxEnv {
  readonly Bindings: HttpBindings
}

/** The names that lead to this sandbox: what it answers to, and whose pages may read its calls. */
export interface LocalNames {
  /** Whether a host name, as `URL.hostname` spells it, leads here. */
  isHost(hostname: string): boolean
  /** Whether an `Origin` header names a page that may call: one of this machine, on any port, or an allowed one. `null` and malformed ones are foreign. */
  isOrigin(origin: string): boolean
  /** The origin of a request's address as its sender knows it: where `https` ends before the sandbox, the address says `http`. */
  originOf(url: URL): string
}

/** What the sandbox answers to beside loopback names, and whom it lets in beside pages of this machine. */
interface AddedNames {
  /** Names of this machine, such as that of a container or a forwarder; pages under them may call. */
  readonly hosts?: readonly string[]
  /** The origin under which other machines reach a shared sandbox; its own pages have it. */
  readonly publicOrigin?: string | null
  /** Origins of pages that may call, each exactly as a browser sends it. */
  readonly allowedOrigins?: readonly string[]
}

/** `localhost`, any brand's `<brand>.localhost`, and the loopback addresses. */
const loopbackName = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/

/** Loopback names and the added ones; nothing else. */
export function createLocalNames(added: AddedNames = {}): LocalNames {
  const { hosts = [], publicOrigin = null, allowedOrigins = [] } = added
  const known = new Set(hosts.map((name) => name.toLowerCase()))
  const open = publicOrigin === null ? null : new URL(publicOrigin)
  const allowed = new Set([...allowedOrigins, ...(open === null ? [] : [open.origin])])
  const isOwnMachine = (hostname: string) => loopbackName.test(hostname) || known.has(hostname)
  return {
    isHost: (hostname) => isOwnMachine(hostname) || hostname === open?.hostname,
    isOrigin: (origin) => {
      if (allowed.has(origin)) return true
      const url = URL.parse(origin)
      return (
        url !== null && /^https?:$/.test(url.protocol) && url.origin === origin && isOwnMachine(url.hostname)
      )
    },
    originOf: ({ host, origin }) => (open !== null && host === open.host ? open.origin : origin),
  }
}

/**
 * Refuses every request that was sent to a name which is not local. A page can make its own name lead to this machine
 * (DNS rebinding): to the browser the sandbox is then of the page's own origin, and only `Host` tells the difference.
 */
export const localHostOnly = (names: LocalNames): MiddlewareHandler<SandboxEnv> =>
  createMiddleware<SandboxEnv>(async (c, next) => {
    const { hostname } = new URL(c.req.url)
    if (names.isHost(hostname)) return next()
    const error = `The sandbox does not answer to the name "${hostname}". SANDBOX_HOSTS adds names.`
    return c.json({ error }, 403)
  })

/**
 * Refuses what a page of another site sends, and takes what a store of this machine or a program sends. For calls it
 * covers GET too, because a call can change something without a token: `scenario` and payment links do. A picture or a
 * link carries no `Origin`, so `Sec-Fetch-Site` decides there.
 */
export const localPagesOnly = (names: LocalNames): MiddlewareHandler<SandboxEnv> =>
  createMiddleware<SandboxEnv>(async (c, next) => {
    const origin = c.req.header('origin')
    const isLocal =
      origin === undefined ? c.req.header('sec-fetch-site') !== 'cross-site' : names.isOrigin(origin)
    if (isLocal) return next()
    return c.json({ error: 'The sandbox takes calls from pages of this machine only.' }, 403)
  })

const readingMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/**
 * Lets only the sandbox's own pages and programs change something; a browser names the page in `Origin` and
 * `Sec-Fetch-Site`, a program sends neither. Not `hono/csrf`: that one lets JSON through from everywhere, and refuses
 * the forms of programs.
 */
export const ownPagesOnly = (names: LocalNames): MiddlewareHandler<SandboxEnv> =>
  createMiddleware<SandboxEnv>(async (c, next) => {
    if (readingMethods.includes(c.req.method)) return next()
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    const isOwnOrigin = origin === undefined || origin === names.originOf(new URL(c.req.url))
    const isOwnSite = site === undefined || site === 'same-origin' || site === 'none'
    if (isOwnOrigin && isOwnSite) return next()
    return c.json({ error: 'Only the sandbox’s own pages and programs may change this.' }, 403)
  })

/** How often one address may ask, and how it is told. */
export interface RequestLimit {
  readonly requestsPerMinute: number
  /** How many proxies stand in front; each adds to `x-forwarded-for` who called it. */
  readonly proxies: number
}

const minuteMs = 60_000

/**
 * The address that sent a request: that of the connection, or where proxies stand in front, the one that the outermost of them saw.
 * What else `x-forwarded-for` holds was written by the sender, and may be anything.
 */
export function senderOf(forwarded: string | undefined, connection: string, proxies: number): string {
  const seen = (forwarded ?? '').split(',').map((part) => part.trim())
  return (proxies > 0 ? seen.at(-proxies) : undefined) || connection
}

/** Refuses what an address sends beyond its limit until the minute is over. */
export function requestLimit(
  { requestsPerMinute, proxies }: RequestLimit,
  now: () => number,
): MiddlewareHandler<SandboxEnv> {
  let minute = -1
  const counts = new Map<string, number>()
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const current = Math.floor(now() / minuteMs)
    if (current !== minute) counts.clear()
    minute = current
    const connection = c.env.incoming.socket.remoteAddress ?? ''
    const sender = senderOf(c.req.header('x-forwarded-for'), connection, proxies)
    const count = (counts.get(sender) ?? 0) + 1
    counts.set(sender, count)
    if (count <= requestsPerMinute) return next()
    const error = 'Too many requests from this address. Try again in a minute.'
    return c.json({ error }, 429, { 'retry-after': '60' })
  })
}

/** Lets a store of this machine read the answers to its requests, and no foreign page. */
export const readableByStores = (names: LocalNames): MiddlewareHandler<SandboxEnv> =>
  cors({
    origin: (origin) => (names.isOrigin(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'OPTIONS'],
    allowHeaders: ['content-type'],
    exposeHeaders: ['date'],
    maxAge: 600,
  })
