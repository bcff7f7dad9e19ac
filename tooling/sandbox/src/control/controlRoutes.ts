import { Hono } from 'hono'
import * as v from 'valibot'
import { faultKinds } from '../faults/fault.ts'
import { jsonBodyOnly } from '../http/guards.ts'
import type { SandboxEnv } from '../http/guards.ts'
import { readLedger } from '../ledger/readLedger.ts'
import { everyone } from '../people/people.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import type { World } from '../world/world.ts'

const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
const wholeNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer())

/** A fault as a program or a form names it. */
export const faultSchema = v.pipe(
  v.object({
    player: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty()), everyone),
    call: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty()), '*'),
    fault: v.picklist(faultKinds),
    value: v.optional(text, ''),
    times: v.optional(v.nullable(v.pipe(wholeNumber, v.minValue(1))), null),
  }),
  v.transform(({ fault: kind, times: timesLeft, ...rest }) => ({ ...rest, kind, timesLeft })),
)
const playerSchema = v.object({ player: v.optional(v.nullable(v.string()), null) })
const clockSchema = v.object({ player: v.optional(v.string(), everyone), ms: wholeNumber })
const scenarioSchema = v.object({
  player: v.string(),
  scenario: v.picklist(scenarios.map(({ name }) => name)),
})
const accountSchema = v.object({ player: v.string(), verified: v.boolean() })

/**
 * What tests and testers may do to the sandbox: faults, clocks, scenarios, and reading what really happened. They are programs, so no
 * page of another origin may read the answers and no preflight is answered.
 */
export function controlRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.use(jsonBodyOnly)
  /** A call whose body must have a form; `act` gives the answer. */
  const post = <const Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    act: (body: v.InferOutput<Schema>) => unknown,
  ) =>
    app.post(path, async (c) => {
      const raw: unknown = await c.req.json().catch(() => undefined)
      const body = v.safeParse(schema, raw)
      if (body.success) return c.json((await act(body.output)) ?? { ok: true })
      const words = body.issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'}: ${issue.message}`)
      return c.json({ error: words.join('; ') }, 400)
    })
  app.get('/ledger', async (c) => c.json(await readLedger(world.db, c.req.query())))
  app.get('/requests', (c) => {
    const { player, path } = c.req.query()
    const list = world.requests
      .all()
      .filter(
        (note) =>
          (player === undefined || note.players.includes(player)) &&
          (path === undefined || note.path === path),
      )
    const counts: Record<string, number> = {}
    for (const note of list) counts[note.path] = (counts[note.path] ?? 0) + 1
    return c.json({ total: list.length, counts, list: list.slice(-500) })
  })
  app.get('/tracking', (c) => {
    const { player } = c.req.query()
    const list = world.tracked.all().filter(({ idfv }) => player === undefined || idfv === player)
    return c.json({ list })
  })
  app.get('/reports', (c) => c.json({ list: world.reports.all() }))
  app.get('/faults', (c) => c.json(world.faults.all()))
  post('/faults', faultSchema, (fault) => world.faults.add(fault))
  post('/faults/clear', playerSchema, ({ player }) => world.faults.clear(player))
  post('/clock', clockSchema, ({ player, ms }) => world.clocks.set(player, ms))
  post('/scenario', scenarioSchema, ({ player, scenario }) => world.scenarios.stage(player, scenario))
  post('/accounts', accountSchema, async ({ player, verified }) => {
    const changed = await world.db
      .updateTable('account')
      .set({ is_verified: verified })
      .where('username', '=', player)
      .executeTakeFirst()
    return { players: Number(changed.numUpdatedRows) }
  })
  return app
}
