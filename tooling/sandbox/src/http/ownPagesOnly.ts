import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { SandboxEnv } from './env.ts'
import type { LocalNames } from './localNames.ts'

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
