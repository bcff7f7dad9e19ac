import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { breakConnection } from '../../http/breakConnection.ts'
import type { SandboxEnv } from '../../http/env.ts'
import { jsonBodyOnly } from '../../http/jsonBodyOnly.ts'
import { localPagesOnly } from '../../http/localPagesOnly.ts'
import type { World } from '../../world/world.ts'
import { framePage } from '../adyen/framePages.ts'
import { payHostedForm } from './payHostedForm.ts'
import { hostedFormCss, runHostedForm } from './formScript.ts'
import { billingNoOf } from './secret.ts'

const paymentSchema = v.object({ secret: v.string(), number: v.string(), passed: v.optional(v.boolean()) })

const script = `(${runHostedForm.toString()})(document.body.dataset.formOrigin, document.body.dataset.message)`

/**
 * A card form of a provider under `folder`, as its frame and the calls of that frame. The provider's own host leads here in a
 * journey, which answers for that host; no store knows this address.
 */
export function hostedFormRoutes(world: World, folder: string): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.post(`${folder}*`, localPagesOnly(world.localNames), jsonBodyOnly)

  app.get(`${folder}form.html`, async (c) => {
    const formOrigin = c.req.query('origin') ?? ''
    const secret = c.req.query('secret') ?? ''
    if (!world.localNames.isOrigin(formOrigin))
      return c.json({ error: 'The form is for pages of this machine only.' }, 403)
    const order = await world.db
      .selectFrom('orders')
      .select('outcome')
      .where('billing_no', '=', billingNoOf(secret) ?? '')
      .executeTakeFirst()
    const body = html`<form>
        <label
          >Card number <input name="number" inputmode="numeric" autocomplete="cc-number" required
        /></label>
        <label>Expiry date <input name="expiry" inputmode="numeric" autocomplete="cc-exp" required /></label>
        <label>Security code <input name="code" inputmode="numeric" autocomplete="cc-csc" required /></label>
        <button>Pay by card</button>
        <button type="button" id="leave">Leave</button>
      </form>
      <div id="bank" hidden>
        <h1>Is this you?</h1>
        <button value="yes">Yes, pay</button>
        <button value="no">No, this is not me</button>
      </div>`
    return framePage(c, {
      formOrigin,
      script: 'form.js',
      style: 'form.css',
      body,
      data: secret,
      state: order?.outcome === 'pending' ? 'open' : 'over',
    })
  })
  app.get(`${folder}form.js`, (c) => c.body(script, 200, { 'content-type': 'text/javascript' }))
  app.get(`${folder}form.css`, (c) => c.body(hostedFormCss, 200, { 'content-type': 'text/css' }))

  app.post(`${folder}pay`, async (c) => {
    const read = v.safeParse(paymentSchema, await c.req.json().catch(() => null))
    if (!read.success) return c.json({ error: 'This is no payment.' }, 422)
    const made = await payHostedForm(world, read.output)
    if (made.kind === 'answer') return c.json({ outcome: made.outcome })
    if (made.kind === 'error') return c.json({ error: 'The provider does not take it.' }, made.status)
    breakConnection(c.env.outgoing)
    return RESPONSE_ALREADY_SENT
  })
  return app
}
