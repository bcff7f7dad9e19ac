import { Hono } from 'hono'
import type { SandboxEnv } from '../../http/env.ts'
import { testCards } from '../adyen/testCards.ts'
import { runPay } from './payScript.ts'

/** Under this path lies what `pay.google.com` and `www.gstatic.com` have in a journey. */
export const googlePath = '/google/'

const script = `(${runPay.toString()})(${JSON.stringify(testCards)})`

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 20"><rect x="4" y="4" width="40" height="12" rx="6" fill="#8ab4f8"/></svg>'

/** Stands in for Google's hosts: the script of Google Pay, what it asks for, and the picture of its button. Source: decision 95. */
export function googleRoutes(): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  const open = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
  app.get(`${googlePath}gp/p/js/pay.js`, (c) =>
    c.body(script, 200, { ...open, 'content-type': 'text/javascript' }),
  )
  app.get(`${googlePath}gp/p/sandbox/ready`, (c) => c.json({ ready: true }, 200, open))
  app.get(`${googlePath}instantbuy/:file`, (c) =>
    c.body(logo, 200, { ...open, 'content-type': 'image/svg+xml' }),
  )
  return app
}
