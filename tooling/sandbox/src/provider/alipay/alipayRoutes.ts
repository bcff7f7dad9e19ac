import { Hono } from 'hono'
import type { SandboxEnv } from '../../http/env.ts'
import type { World } from '../../world/world.ts'
import { hostedFormRoutes } from '../hostedForm/hostedFormRoutes.ts'
import { runAms } from './amsScript.ts'

/** Under this path lies what Alipay's hosts have in a journey. */
export const alipayPath = '/alipay/'

const script = `(${runAms.toString()})()`

/** Stands in for Alipay's hosts: its script, and the frame of its card dialog. Source: decision 96. */
export function alipayRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.get(`${alipayPath}package/ams-checkout/:version/dist/umd/ams-checkout.min.js`, (c) =>
    c.body(script, 200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }),
  )
  app.route('/', hostedFormRoutes(world, `${alipayPath}sandbox/`))
  return app
}
