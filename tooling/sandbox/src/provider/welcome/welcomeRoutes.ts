import { Hono } from 'hono'
import type { SandboxEnv } from '../../http/env.ts'
import type { World } from '../../world/world.ts'
import { hostedFormRoutes } from '../hostedForm/hostedFormRoutes.ts'
import { runWelcome } from './welcomeScript.ts'

/** Under this path lies what the host of a Korean store's card script has in a journey. */
export const welcomePath = '/welcome/'

const script = `(${runWelcome.toString()})()`

/** Stands in for the host of the card script: the script, and the frame of its dialog. Source: decision 98. */
export function welcomeRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.get(`${welcomePath}pay.js`, (c) =>
    c.body(script, 200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }),
  )
  app.route('/', hostedFormRoutes(world, `${welcomePath}sandbox/`))
  return app
}
