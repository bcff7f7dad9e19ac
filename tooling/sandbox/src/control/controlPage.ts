import { Hono } from 'hono'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { ReportEntry } from '@topup/api-client/contract'
import { faultKinds } from '../faults/fault.ts'
import type { FaultKind } from '../faults/fault.ts'
import type { SandboxEnv } from '../http/guards.ts'
import { page, pageHeaders } from '../http/html.ts'
import type { Html } from '../http/html.ts'
import { everyone } from '../people/people.ts'
import { defaultPage } from '../scenarios/scenario.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import type { World } from '../world/world.ts'
import { resetPlayers } from './controlRoutes.ts'

const playerField = (value = everyone): Html =>
  html`<label>Player <input name="player" value="${value}" required /></label>`

/** Adds a fault. */
const faultForm = html`<form method="post" action="/__sandbox/page/fault">
  ${playerField()}
  <label>Call <input name="call" value="*" required /></label>
  <label
    >Fault
    <select name="fault">
      ${faultKinds.map((kind) => html`<option>${kind}</option>`)}
    </select></label
  >
  <label>Value <input name="value" /></label>
  <label>Times (empty: forever) <input name="times" inputmode="numeric" /></label>
  <button>Add</button>
</form>`

/** Moves a player's clock. */
const clockForm = html`<form method="post" action="/__sandbox/page/clock">
  ${playerField()}
  <label>Minutes from now <input name="minutes" value="0" inputmode="numeric" /></label>
  <button>Set the clock</button>
</form>`

/** Takes a player back to the first login. */
const resetForm = html`<form method="post" action="/__sandbox/page/reset">
  ${playerField('')}
  <button>Back to the first login</button>
</form>`

/** Plays a scenario for a player. */
const scenarioForm = html`<form method="post" action="/__sandbox/page/scenario">
  ${playerField()}
  <label
    >Scenario
    <select name="scenario">
      ${scenarios.map(({ name }) => html`<option>${name}</option>`)}
    </select></label
  >
  <button>Play</button>
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
  return html`<table>
    <tr>
      <th>Order</th>
      <th>Player</th>
      <th>Product</th>
      <th>Amount</th>
      <th></th>
    </tr>
    ${orders.map(
      (order) =>
        html`<tr>
          <td><a href="/provider/pay/${order.billing_no}">${order.billing_no}</a></td>
          <td>${order.brand} ${order.username}</td>
          <td>${order.product_name}</td>
          <td>${(order.amount_minor / 100).toFixed(2)} ${order.currency}</td>
          <td>
            <form method="post" action="/provider/pay/${order.billing_no}">
              <button name="choice" value="approve">Approve</button>
              <button name="choice" value="decline">Decline</button>
            </form>
          </td>
        </tr>`,
    )}
  </table>`
}

/** The latest accounts. */
async function players(world: World): Promise<Html> {
  const accounts = await world.db
    .selectFrom('account')
    .selectAll()
    .orderBy('account_id', 'desc')
    .limit(50)
    .execute()
  return html`<table>
    <tr>
      <th>Player</th>
      <th>Brand</th>
      <th>Points</th>
      <th>Real name</th>
    </tr>
    ${accounts.map(
      (account) =>
        html`<tr>
          <td>${account.username}</td>
          <td>${account.brand}</td>
          <td>${account.total_points}</td>
          <td>${account.is_verified ? 'verified' : 'not verified'}</td>
        </tr>`,
    )}
  </table>`
}

/** The scenarios: at which page each shows, and what happens. */
const scenarioTable: Html = html`<table>
  <tr>
    <th>Name</th>
    <th>Page</th>
    <th>What happens</th>
    <th>Source</th>
  </tr>
  ${scenarios.map(
    ({ name, page = defaultPage, title, source }) =>
      html`<tr>
        <td>${name}</td>
        <td><code>${page}${page.includes('?') ? '&' : '?'}scenario=${name}</code></td>
        <td>${title}</td>
        <td>${source}</td>
      </tr>`,
  )}
</table>`

/** The faults that wait for their calls. */
const faultTable = (world: World): Html =>
  html`<table>
    <tr>
      <th>Player</th>
      <th>Call</th>
      <th>Fault</th>
      <th>Value</th>
      <th>Times left</th>
    </tr>
    ${world.faults.all().map(
      (fault) =>
        html`<tr>
          <td>${fault.player}</td>
          <td>${fault.call}</td>
          <td>${fault.kind}</td>
          <td>${fault.value}</td>
          <td>${fault.timesLeft ?? 'forever'}</td>
        </tr>`,
    )}
  </table>`

/** The latest reports of devices, newest first, a row for each line. */
const reportTable = (world: World): Html =>
  html`<table>
    <tr>
      <th>Time</th>
      <th>Store</th>
      <th>Release</th>
      <th>Device</th>
      <th>Page</th>
      <th>What</th>
      <th>Where</th>
    </tr>
    ${world.reports
      .all()
      .slice(-50)
      .toReversed()
      .flatMap(({ atMs, report }) =>
        report.entries.map(
          (entry) =>
            html`<tr>
              <td>${new Date(atMs).toISOString().slice(0, 19)}</td>
              <td>${report.brand}</td>
              <td>${report.release}</td>
              <td>${report.engine.family} ${report.engine.major}, ${report.language}</td>
              <td>${entry.route}</td>
              <td>${whatOf(entry)}</td>
              <td>${whereOf(entry)}</td>
            </tr>`,
        ),
      )}
  </table>`

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

async function controlPage(world: World): Promise<HtmlEscapedString> {
  return page(
    'Sandbox',
    html`<main class="wide">
      <h1>Sandbox</h1>
      <p>A player is a username, a token or an idfv; <b>${everyone}</b> is all of them.</p>
      <h2>Open orders</h2>
      ${await openOrders(world)}
      <h2>Scenarios</h2>
      ${scenarioForm} ${scenarioTable}
      <h2>Faults</h2>
      ${faultTable(world)} ${faultForm}
      <form method="post" action="/__sandbox/page/clear"><button>Clear all faults</button></form>
      <h2>Clock</h2>
      ${clockForm}
      <h2>Players</h2>
      ${await players(world)} ${resetForm}
      <h2>Reports of devices</h2>
      <p>A store reports what breaks, and how fast it is, when its address has <code>?report=1</code>.</p>
      ${reportTable(world)}
    </main>`,
  )
}

/** The page for testers: open orders, scenarios, faults, clock and players, as plain forms. */
export function controlPageRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  const act: Readonly<Record<string, (form: Readonly<Record<string, string>>) => Promise<unknown>>> = {
    fault: async ({ player = '', call = '*', fault = '', value = '', times = '' }) => {
      const kind = faultKinds.find((each): each is FaultKind => each === fault)
      const timesLeft = /^[1-9]\d*$/.test(times) ? Number(times) : null
      if (kind !== undefined && player !== '')
        await world.faults.add({ player, call, kind, value, timesLeft })
    },
    clear: () => world.faults.clear(null),
    clock: async ({ player = '', minutes = '' }) => {
      if (player !== '' && Number.isFinite(Number(minutes)))
        await world.clocks.set(player, Number(minutes) * 60_000)
    },
    reset: async ({ player = '' }) => {
      if (player !== '') await resetPlayers(world, player)
    },
    scenario: ({ player = '', scenario = '' }) => world.scenarios.stage(player, scenario),
  }
  app.get('/', async (c) => c.html(controlPage(world), 200, pageHeaders))
  app.post('/page/:act', async (c) => {
    const form = await c.req.parseBody()
    const fields = Object.fromEntries(
      Object.entries(form).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value.trim()]] : [],
      ),
    )
    await act[c.req.param('act')]?.(fields)
    return c.redirect('/__sandbox', 303)
  })
  return app
}
