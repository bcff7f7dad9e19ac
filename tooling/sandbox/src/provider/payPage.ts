import { formatPrice } from '@topup/domain'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxEnv } from '../http/guards.ts'
import { findOrder } from '../orders/finishOrder.ts'
import type { World } from '../world/world.ts'
import type { Html } from '../http/html.ts'
import { page, pageHeaders, plainPage } from '../http/html.ts'
import { settleAtProvider } from '../payments/payments.ts'
import type { PspOrder as Order } from '../payments/payments.ts'

const priceOf = (order: Order) =>
  formatPrice({ minorUnits: order.amount_minor, currency: order.currency }, 'en')

const receipt = (order: Order): Html => {
  const rows = [
    ['Product', order.product_name],
    ['Account', order.username],
    ['Recipient', `${order.role_name}, S${order.server_id} ${order.server_name}`],
    ['Order number', order.billing_no],
  ]
  return html`<dl>
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
}

const choice = (order: Order): Html =>
  html`<form method="post">
    <button name="choice" value="approve" class="main">Pay ${priceOf(order)}</button>
    <button name="choice" value="decline">Decline</button>
    <button name="choice" value="pending">Leave pending</button>
  </form>`

const words = {
  success: 'Payment approved',
  fail: 'Payment declined',
  pending: 'Payment left pending',
} as const

/** The page of an order; `isAnswered` after a button, one of which leaves the order as it is. */
function payPage(order: Order, isAnswered: boolean): Html {
  const end = html`<h2 class="${order.outcome}">${words[order.outcome]}</h2>
    <p class="close">You can close this window and return to the game store.</p>`
  return page(
    `Pay ${priceOf(order)}`,
    html`<main>
      <p class="mark">Sandbox Pay</p>
      <h1>${priceOf(order)}</h1>
      ${receipt(order)} ${order.outcome === 'pending' && !isAnswered ? choice(order) : end}
      <p class="note">A test payment page: no money moves.</p>
    </main>`,
  )
}

/** The provider's pay page: the only place where a tester changes an order. It works without scripts. */
export function payRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.on(['GET', 'POST'], '/provider/pay/:billingNo', async (c) => {
    const order = await findOrder(world.db, c.req.param('billingNo'))
    if (order === undefined) return c.html(plainPage('No such order'), 404, pageHeaders)
    if (c.req.method !== 'POST') return c.html(payPage(order, false), 200, pageHeaders)
    const choice = (await c.req.parseBody())['choice']
    const isDecided = choice === 'approve' || choice === 'decline'
    const outcome = isDecided
      ? await settleAtProvider(world, order, choice === 'approve' ? 'success' : 'fail')
      : order.outcome
    return c.html(payPage({ ...order, outcome }, true), 200, pageHeaders)
  })
  return app
}
