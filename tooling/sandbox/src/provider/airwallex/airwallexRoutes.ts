import { Hono } from 'hono'
import type { SandboxEnv } from '../../http/env.ts'
import type { World } from '../../world/world.ts'
import { hostedFormRoutes } from '../hostedForm/hostedFormRoutes.ts'
import { runElements } from './elementsScript.ts'

/** Under this path lies what `checkout-demo.airwallex.com` has in a journey. */
export const airwallexPath = '/airwallex/'

const script = `(${runElements.toString()})()`

/** Stands in for Airwallex's host: its script, and the frame of its card form. Source: decision 96. */
export function airwallexRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.get(`${airwallexPath}assets/elements.bundle.min.js`, (c) =>
    c.body(script, 200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }),
  )
  app.route('/', hostedFormRoutes(world, `${airwallexPath}sandbox/`))
  return app
}
