import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { SandboxEnv } from './env.ts'
import type { LocalNames } from './localNames.ts'

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
