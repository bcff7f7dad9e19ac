import type { Context } from 'hono'
import { Hono } from 'hono'
import * as v from 'valibot'
import { corsHeaders } from '../http/cors.ts'
import type { SandboxEnv } from '../http/env.ts'
import { jsonBodyOnly } from '../http/jsonBodyOnly.ts'
import { localPagesOnly } from '../http/localPagesOnly.ts'
import type { World } from '../world/world.ts'
import { pspPath } from './dropInSession.ts'
import { finishOrder } from '../orders/finishOrder.ts'

/** The ways of the drop-in, by type: what a tester wants to happen is what they choose. */
const ways = [
  { type: 'sandboxbank', name: 'Test bank' },
  { type: 'sandboxpays', name: 'Wallet that pays' },
  { type: 'sandboxdeclines', name: 'Wallet that declines' },
  { type: 'sandboxwaits', name: 'Wallet that waits' },
] as const

const paymentSchema = v.object({
  paymentMethod: v.object({ type: v.picklist(ways.map(({ type }) => type)) }),
})

/** Currencies without hundredths at the provider. */
const wholeCurrencies: readonly string[] = ['JPY', 'KRW', 'VND', 'IDR']

/**
 * What the drop-in's SDK asks of its provider: the session of an order, its payment, texts and pictures. Beside the pay
 * page the one place where a tester changes an order. Source: decision 20.
 */
export function pspRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  const find = (billingNo: string) =>
    world.db.selectFrom('orders').selectAll().where('billing_no', '=', billingNo).executeTakeFirst()
  const json = (c: Context<SandboxEnv>, body: object, status: 200 | 404 | 422 = 200) =>
    c.json(body, status, corsHeaders(c, world.localNames))
  const over = (c: Context<SandboxEnv>) =>
    json(c, { errorCode: 'session_over', message: 'The session is over.' }, 422)

  app.options(`${pspPath}*`, (c) => c.body(null, 204, corsHeaders(c, world.localNames)))
  app.post(`${pspPath}*`, localPagesOnly(world.localNames))
  app.post(`${pspPath}v1/*`, jsonBodyOnly)

  app.post(`${pspPath}v1/sessions/:id/setup`, async (c) => {
    const order = await find(c.req.param('id'))
    if (order === undefined || order.outcome !== 'pending') return over(c)
    const { currency, amount_minor } = order
    return json(c, {
      id: order.billing_no,
      sessionData: `data-of-${order.billing_no}`,
      amount: { currency, value: wholeCurrencies.includes(currency) ? amount_minor / 100 : amount_minor },
      countryCode: 'NL',
      configuration: { enableStoreDetails: false },
      paymentMethods: { paymentMethods: ways },
    })
  })

  app.post(`${pspPath}v1/sessions/:id/payments`, async (c) => {
    const order = await find(c.req.param('id'))
    const read = v.safeParse(paymentSchema, await c.req.json().catch(() => null))
    if (order === undefined || order.outcome !== 'pending' || !read.success) return over(c)
    const { type } = read.output.paymentMethod
    const sessionData = `data-of-${order.billing_no}`
    if (type === 'sandboxbank') {
      const url = `${world.localNames.originOf(new URL(c.req.url))}/provider/pay/${order.billing_no}`
      const action = { type: 'redirect', method: 'GET', paymentMethodType: type, url }
      return json(c, { resultCode: 'RedirectShopper', sessionData, action })
    }
    if (type === 'sandboxwaits') return json(c, { resultCode: 'Pending', sessionData, sessionResult: 'SR' })
    const settled = await finishOrder(world.db, {
      billingNo: order.billing_no,
      outcome: type === 'sandboxpays' ? 'success' : 'fail',
      source: 'provider',
      atMs: world.now() + world.clocks.of([order.username, order.idfv]),
      settlesMs: world.now() + world.settles.of([order.username, order.idfv]),
    })
    const isPaid = settled.kind !== 'noOrder' && settled.outcome === 'success'
    return json(c, { resultCode: isPaid ? 'Authorised' : 'Rejected', sessionData, sessionResult: 'SR' })
  })

  // Texts: none, so that the SDK's own English stands. Events of the SDK are taken and forgotten.
  app.get(`${pspPath}sdk/:version/translations/:file`, (c) => json(c, {}))
  app.get(`${pspPath}*`, (c) =>
    c.body(picture, 200, { 'content-type': 'image/svg+xml', ...corsHeaders(c, world.localNames) }),
  )
  app.post(`${pspPath}*`, (c) => json(c, {}))
  return app
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 26"><rect width="40" height="26" rx="4" fill="#35506b"/></svg>'
