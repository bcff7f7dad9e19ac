import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { ReportEntry } from '@topup/api-client/contract'
import { faultKinds } from '../faults/fault.ts'
import type { SandboxEnv } from '../http/guards.ts'
import { page, pageHeaders, tableOf } from '../http/html.ts'
import type { Html } from '../http/html.ts'
import { everyone } from '../people/people.ts'
import type { World } from '../world/world.ts'
import { faultSchema } from './controlRoutes.ts'

/** Adds a fault. */
const faultForm = html`<form method="post" action="/__sandbox/page/fault">
  <label>Player <input name="player" value="${everyone}" required /></label>
  <label>Call <input name="call" value="*" required /></label>
  <label
    >Fault
    <select name="fault">
      ${faultKinds.map((kind) => html`<option>${kind}</option>`)}
    </select></label
  >
  <label>Value <input name="value" /></label>
  <label>Times (empty: forever) <input name="times" type="number" min="1" /></label>
  <button>Add</button>
</form>`

/** The latest orders that nobody has decided, each with its buttons. */
async function openOrders(world: World): Promise<Html> {
  const orders = await world.db
    .selectFrom('orders')
    .selectAll()
    .where('outcome', '=', 'pending')
    .where('session_id', 'not like', 'seed-%')
    .orderBy('order_id', 'desc')
    .limit(50)
    .execute()
  return tableOf(
    ['Order', 'Player', 'Product', 'Amount', ''],
    orders.map((order) => [
      html`<a href="/provider/pay/${order.billing_no}">${order.billing_no}</a>`,
      `${order.brand} ${order.username}`,
      order.product_name,
      `${(order.amount_minor / 100).toFixed(2)} ${order.currency}`,
      html`<form method="post" action="/provider/pay/${order.billing_no}">
        <button name="choice" value="approve">Approve</button>
        <button name="choice" value="decline">Decline</button>
      </form>`,
    ]),
  )
}

/** The faults that wait for their calls. */
const faultTable = (world: World): Html =>
  tableOf(
    ['Player', 'Call', 'Fault', 'Value', 'Times left'],
    world.faults
      .all()
      .map(({ player, call, kind, value, timesLeft }) => [player, call, kind, value, timesLeft ?? 'forever']),
  )

/** The latest reports of devices, newest first, a row for each line. */
const reportTable = (world: World): Html =>
  tableOf(
    ['Time', 'Store', 'Release', 'Device', 'Page', 'What', 'Where'],
    world.reports
      .all()
      .slice(-50)
      .toReversed()
      .flatMap(({ atMs, report: { brand, release, engine, language, entries } }) =>
        entries.map((entry) => [
          new Date(atMs).toISOString().slice(0, 19),
          brand,
          release,
          `${engine.family} ${engine.major}, ${language}`,
          entry.route,
          whatOf(entry),
          whereOf(entry),
        ]),
      ),
  )

function whatOf(entry: ReportEntry): string {
  const words = [entry.kind, entry.name]
  if (entry.kind === 'vital') return [...words, entry.value].join(' ')
  if (entry.kind === 'policy') return [...words, entry.blocked].join(' ')
  return entry.code === undefined ? words.join(' ') : [...words, `React ${entry.code}`].join(' ')
}

const whereOf = (entry: ReportEntry): string =>
  entry.kind === 'vital'
    ? ''
    : entry.frames.map(({ file, line, column }) => `${file}:${line}:${column}`).join(' ')

const controlPage = (world: World): Html =>
  page(
    'Sandbox',
    html`<main class="wide">
      <h1>Sandbox</h1>
      <h2>Open orders</h2>
      ${openOrders(world)}
      <h2>Faults</h2>
      <p>
        A player is a username, a token or an idfv; <b>${everyone}</b> is all of them. The
        <a href="/">start page</a> has the situations that need more than one fault.
      </p>
      ${faultTable(world)} ${faultForm}
      <form method="post" action="/__sandbox/page/clear"><button>Clear all faults</button></form>
      <h2>Reports of devices</h2>
      <p>A store reports what breaks, and how fast it is, when its address has <code>?report=1</code>.</p>
      ${reportTable(world)}
    </main>`,
  )

/** The page for testers: open orders, faults, and what devices report. */
export function controlPageRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.get('/', (c) => c.html(controlPage(world), 200, pageHeaders))
  app.post('/page/fault', async (c) => {
    const filled = Object.entries(await c.req.parseBody()).filter(([, value]) => value !== '')
    const read = v.safeParse(faultSchema, Object.fromEntries(filled))
    if (read.success) world.faults.add(read.output)
    return c.redirect('/__sandbox', 303)
  })
  app.post('/page/clear', (c) => {
    world.faults.clear(null)
    return c.redirect('/__sandbox', 303)
  })
  return app
}
