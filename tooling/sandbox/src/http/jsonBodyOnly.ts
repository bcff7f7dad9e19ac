import { createMiddleware } from 'hono/factory'
import type { SandboxEnv } from './env.ts'

/** Refuses a POST whose body does not say that it is JSON: what a form or a `no-cors` fetch can send never does. */
export const jsonBodyOnly = createMiddleware<SandboxEnv>(async (c, next) => {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';')
  if (c.req.method !== 'POST' || type.trim().toLowerCase() === 'application/json') return next()
  return c.json({ error: 'The body must be sent as content-type: application/json.' }, 415)
})
