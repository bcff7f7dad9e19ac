import type { HttpBindings } from '@hono/node-server'

/** What Hono's handlers see besides the request: Node's own request and response. */
export interface SandboxEnv {
  readonly Bindings: HttpBindings
}
