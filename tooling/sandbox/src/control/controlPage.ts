import { Hono } from 'hono'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { ReportEntry } from '@topup/api-client/contract'
import { faultKinds } from '../faults/fault.ts'
import type { FaultKind } from '../faults/fault.ts'
import type { SandboxEnv } from '../http/guards.ts'
import { page, pageHeaders, tableOf } from '../http/html.ts'
import type { Html } from '../http/html.ts'
import { everyone } from '../people/people.ts'
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

/** The latest accounts. */
async function players(world: World): Promise<Html> {
  const accounts = await world.db
    .selectFrom('account')
    .selectAll()
    .orderBy('account_id', 'desc')
    .limit(50)
    .execute()
  return tableOf(
    ['Player', 'Brand', 'Points', 'Real name'],
    accounts.map(({ username, brand, total_points, is_verified }) => [
      username,
      brand,
      total_points,
      is_verified ? 'verified' : 'not verified',
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

async function controlPage(world: World): Promise<HtmlEscapedString> {
  return page(
    'Sandbox',
    html`<main class="wide">
      <h1>Sandbox</h1>
      <p>A player is a username, a token or an idfv; <b>${everyone}</b> is all of them.</p>
      <h2>Open orders</h2>
      ${await openOrders(world)}
      <h2>Scenarios</h2>
      <p>The <a href="/">start page</a> says what happens in each.</p>
      ${scenarioForm}
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
  const act: Readonly<Record<string, (form: Readonly<Record<string, string>>) => unknown>> = {
    fault: ({ player = '', call = '*', fault = '', value = '', times = '' }) => {
      const kind = faultKinds.find((each): each is FaultKind => each === fault)
      const timesLeft = /^[1-9]\d*$/.test(times) ? Number(times) : null
      if (kind !== undefined && player !== '') world.faults.add({ player, call, kind, value, timesLeft })
    },
    clear: () => world.faults.clear(null),
    clock: ({ player = '', minutes = '' }) => {
      if (player !== '' && Number.isFinite(Number(minutes)))
        world.clocks.set(player, Number(minutes) * 60_000)
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
