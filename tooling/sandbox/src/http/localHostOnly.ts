import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { SandboxEnv } from './env.ts'
import type { LocalNames } from './localNames.ts'

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
