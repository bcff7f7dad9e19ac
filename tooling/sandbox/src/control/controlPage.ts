import { Hono } from 'hono'
import { html } from 'hono/html'
import { faultKinds } from '../faults/fault.ts'
import type { FaultKind } from '../faults/fault.ts'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { SandboxEnv } from '../http/env.ts'
import { page, pageHeaders } from '../http/html.ts'
import { everyone } from '../people/people.ts'
import type { World } from '../world/world.ts'
import { clockForm, faultForm, resetForm, scenarioForm } from './controlForms.ts'
import { faultTable, openOrders, players, scenarioTable } from './controlTables.ts'
import { reportTable } from './reportTable.ts'
import { resetPlayers } from './resetPlayers.ts'

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
