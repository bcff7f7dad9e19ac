import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { corsHeaders } from './cors.ts'
import type { SandboxEnv } from './env.ts'
import type { LocalNames } from './localNames.ts'

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
  names: LocalNames,
  now: () => number,
): MiddlewareHandler<SandboxEnv> {
  let minute = -1
  let counts = new Map<string, number>()
  const countOf = (c: Context<SandboxEnv>): number => {
    const current = Math.floor(now() / minuteMs)
    if (current !== minute) {
      minute = current
      counts = new Map()
    }
    const connection = c.env.incoming.socket.remoteAddress ?? ''
    const sender = senderOf(c.req.header('x-forwarded-for'), connection, proxies)
    const count = (counts.get(sender) ?? 0) + 1
    counts.set(sender, count)
    return count
  }
  return createMiddleware<SandboxEnv>(async (c, next) => {
    if (countOf(c) <= requestsPerMinute) return next()
    const retry = { 'retry-after': '60', ...corsHeaders(c, names) }
    return c.json({ error: 'Too many requests from this address. Try again in a minute.' }, 429, retry)
  })
}
