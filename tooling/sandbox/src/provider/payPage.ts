import { formatPrice } from '@topup/domain'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Selectable } from 'kysely'
import type { SandboxEnv } from '../http/guards.ts'
import type { OrderTable } from '../db/tables.ts'
import type { World } from '../world/world.ts'
import type { Html } from '../http/html.ts'
import { page, pageHeaders } from '../http/html.ts'
import { finishOrder } from '../orders/finishOrder.ts'

type Order = Selectable<OrderTable>

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

const closing = html`<p class="close">You can close this window and return to the game store.</p>`

const words = {
  success: 'Payment approved',
  fail: 'Payment declined',
  pending: 'Payment left pending',
} as const

function payPage(order: Order): Html {
  return page(
    `Pay ${priceOf(order)}`,
    html`<main>
      <p class="mark">Sandbox Pay</p>
      <h1>${priceOf(order)}</h1>
      ${receipt(order)}
      ${
        order.outcome === 'pending'
          ? choice(order)
          : html`<h2>${words[order.outcome]}</h2>
              ${closing}`
      }
      <p class="note">A test payment page: no money moves.</p>
    </main>`,
  )
}

function donePage(order: Order, outcome: keyof typeof words): Html {
  return page(
    words[outcome],
    html`<main>
      <p class="mark">Sandbox Pay</p>
      <h1 class="${outcome}">${words[outcome]}</h1>
      <p>${priceOf(order)}</p>
      ${receipt(order)} ${closing}
    </main>`,
  )
}

/** The provider's pay page: the only place where a tester changes an order. It works without scripts. */
export function payRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  const find = (billingNo: string) =>
    world.db.selectFrom('orders').selectAll().where('billing_no', '=', billingNo).executeTakeFirst()
  app.get('/provider/pay/:billingNo', async (c) => {
    const order = await find(c.req.param('billingNo'))
    if (order === undefined)
      return c.html(page('No such order', html`<main><h1>No such order</h1></main>`), 404, pageHeaders)
    return c.html(payPage(order), 200, pageHeaders)
  })
  app.post('/provider/pay/:billingNo', async (c) => {
    const order = await find(c.req.param('billingNo'))
    if (order === undefined)
      return c.html(page('No such order', html`<main><h1>No such order</h1></main>`), 404, pageHeaders)
    const choice = (await c.req.parseBody())['choice']
    if (choice !== 'approve' && choice !== 'decline')
      return c.html(donePage(order, order.outcome), 200, pageHeaders)
    const settled = await finishOrder(world.db, {
      billingNo: order.billing_no,
      outcome: choice === 'approve' ? 'success' : 'fail',
      source: 'provider',
      atMs: world.now() + world.clocks.of([order.username, order.idfv]),
      settlesMs: world.now() + world.settles.of([order.username, order.idfv]),
    })
    return c.html(donePage(order, settled.kind === 'noOrder' ? 'pending' : settled.outcome), 200, pageHeaders)
  })
  return app
}
