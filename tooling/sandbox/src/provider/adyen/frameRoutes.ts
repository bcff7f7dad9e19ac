import { Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxEnv } from '../../http/env.ts'
import type { World } from '../../world/world.ts'
import { pspPath } from './pspPath.ts'
import { framePage } from './framePages.ts'
import { runSecuredField, securedFieldCss } from './securedFieldScript.ts'

const folder = `${pspPath}securedfields/`
const script = `(${runSecuredField.toString()})(document.body.dataset.formOrigin)`

/** The origin in `d`, which the SDK writes as base64 into a field's address; null for anything else. */
function originIn(d: string): string | null {
  try {
    return atob(d)
  } catch {
    return null
  }
}

/**
 * The pages of the hosted fields, one for each frame of the card form. Like the provider's own they answer one origin: the
 * one in their address, which has to be a page of this machine.
 */
export function frameRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.get(`${folder}:key/:version/securedFields.html`, (c) => {
    const formOrigin = originIn(c.req.query('d') ?? '')
    if (formOrigin === null || !world.localNames.isOrigin(formOrigin))
      return c.json({ error: 'The fields are for pages of this machine only.' }, 403)
    const input = html`<input type="text" inputmode="numeric" autocomplete="off" />`
    return framePage(c, { formOrigin, script: `${folder}field.js`, style: `${folder}field.css`, body: input })
  })
  app.get(`${folder}field.js`, (c) => c.body(script, 200, { 'content-type': 'text/javascript' }))
  app.get(`${folder}field.css`, (c) => c.body(securedFieldCss, 200, { 'content-type': 'text/css' }))
  return app
}
