import type { Context } from 'hono'
import type { SandboxEnv } from './env.ts'
import type { LocalNames } from './localNames.ts'

/** The headers that let a store of this machine read the answer to its request; none for a foreign origin. */
export function corsHeaders(c: Context<SandboxEnv>, names: LocalNames): Record<string, string> {
  const origin = c.req.header('origin')
  if (origin === undefined || !names.isOrigin(origin)) return { vary: 'origin' }
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': 'content-type',
    'access-control-expose-headers': 'date',
    'access-control-max-age': '600',
    vary: 'origin',
  }
}
