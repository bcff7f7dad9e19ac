import { Hono } from 'hono'
import type { Context } from 'hono'
import * as v from 'valibot'
import { allEndpoints } from '@topup/api-client/contract'
import { allCalls } from '../calls/allCalls.ts'
import { faultKinds } from '../faults/fault.ts'
import { jsonBodyOnly } from '../http/guards.ts'
import type { SandboxEnv } from '../http/guards.ts'
import { readLedger } from '../ledger/readLedger.ts'
import { finishOrder } from '../orders/finishOrder.ts'
import { everyone } from '../people/people.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { furnishPlayer, newAccount } from '../seed/players.ts'
import type { World } from '../world/world.ts'

const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))])
const wholeNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer())

const faultSchema = v.object({
  player: v.optional(v.pipe(v.string(), v.nonEmpty()), everyone),
  call: v.optional(v.pipe(v.string(), v.nonEmpty()), '*'),
  fault: v.picklist(faultKinds),
  value: v.optional(text, ''),
  times: v.optional(v.nullable(v.pipe(wholeNumber, v.minValue(1))), null),
})
const playerSchema = v.object({ player: v.optional(v.nullable(v.string()), null) })
const clockSchema = v.object({ player: v.optional(v.string(), everyone), ms: wholeNumber })
const orderSchema = v.object({
  status: v.picklist(['success', 'fail']),
  settleMs: v.optional(wholeNumber, 0),
})
const scenarioSchema = v.object({
  player: v.string(),
  scenario: v.picklist(scenarios.map(({ name }) => name)),
})
const storeSchema = v.object({ origin: v.string(), brand: v.string() })
const accountSchema = v.object({ player: v.string(), verified: v.boolean() })

const defined = <K extends string>(key: K, value: string | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [P in K]?: string }

/**
 * What tests and testers may do to the sandbox: faults, clocks, orders, resets, and reading what really happened. They
 * are programs, so no page of another origin may read the answers and no preflight is answered.
 */
export function controlRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.use(jsonBodyOnly)
  /** A call whose body must have a form; `act` gives the answer. */
  const post = <const Path extends string, const Schema extends v.GenericSchema>(
    path: Path,
    schema: Schema,
    act: (body: v.InferOutput<Schema>, c: Context<SandboxEnv, Path>) => unknown,
  ) =>
    app.post(path, async (c) => {
      const raw: unknown = await c.req.json().catch(() => undefined)
      const body = v.safeParse(schema, raw)
      if (body.success) return c.json((await act(body.output, c)) ?? { ok: true })
      const words = body.issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'}: ${issue.message}`)
      return c.json({ error: words.join('; ') }, 400)
    })
  app.get('/health', (c) => {
    const answered = new Set(allCalls.map((call) => call.endpoint.path))
    return c.json({
      ok: true,
      unanswered: allEndpoints.map(({ endpoint }) => endpoint.path).filter((path) => !answered.has(path)),
    })
  })
  app.get('/ledger', async (c) => {
    const { intent, player, brand, link } = c.req.query()
    return c.json(
      await readLedger(world.db, {
        ...defined('intent', intent),
        ...defined('player', player),
        ...defined('brand', brand),
        ...defined('link', link),
      }),
    )
  })
  app.get('/requests', (c) => {
    const { player, path, host } = c.req.query()
    const list = world.requests
      .all()
      .filter(
        (note) =>
          (player === undefined || note.players.includes(player)) &&
          (path === undefined || note.path === path || note.path.endsWith(`/${path}`)) &&
          (host === undefined || note.host === host),
      )
    const counts: Record<string, number> = {}
    for (const note of list) counts[note.path] = (counts[note.path] ?? 0) + 1
    return c.json({ total: list.length, counts, list: list.slice(-500) })
  })
  app.get('/tracking', (c) => {
    const { player, event } = c.req.query()
    const list = world.tracked
      .all()
      .filter(
        (each) =>
          (player === undefined || each.idfv === player) && (event === undefined || each.event === event),
      )
    return c.json({ total: list.length, list })
  })
  app.get('/reports', (c) => {
    const list = world.reports.all()
    return c.json({ total: list.length, list })
  })
  app.get('/faults', (c) => c.json(world.faults.all()))
  post('/faults', faultSchema, ({ player, call, fault, value, times }) =>
    world.faults.add({ player, call, kind: fault, value, timesLeft: times }),
  )
  post('/faults/clear', playerSchema, ({ player }) => world.faults.clear(player))
  post('/clock', clockSchema, ({ player, ms }) => world.clocks.set(player, ms))
  post('/settle', clockSchema, ({ player, ms }) => world.settles.set(player, ms))
  post('/reset', playerSchema, ({ player }) => resetPlayers(world, player))
  post('/orders/:billingNo', orderSchema, async ({ status, settleMs }, c) => {
    const settled = await finishOrder(world.db, {
      billingNo: c.req.param('billingNo'),
      outcome: status,
      source: 'provider',
      atMs: world.now(),
      settlesMs: world.now() + settleMs,
    })
    if (settled.kind === 'noOrder') c.status(404)
    return settled
  })
  app.get('/scenarios', (c) => c.json(scenarios))
  post('/scenario', scenarioSchema, ({ player, scenario }) => world.scenarios.stage(player, scenario))
  post('/stores', storeSchema, ({ origin, brand }) => void world.stores.set(origin, brand))
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

/** Puts one player back to the first login: orders, coupons, points and claims; sessions stay good. */
async function resetOne(world: World, username: string): Promise<number> {
  const { db, shop } = world
  const nowMs = world.now()
  const accounts = await db.selectFrom('account').selectAll().where('username', '=', username).execute()
  for (const account of accounts) {
    await db.transaction().execute(async (trx) => {
      for (const table of ['orders', 'debit', 'coupon', 'claim'] as const)
        await trx.deleteFrom(table).where('account_id', '=', account.account_id).execute()
      await trx.updateTable('card').set({ used_by: null }).where('used_by', '=', account.account_id).execute()
      const fresh = newAccount(account.brand, username, nowMs)
      await trx.updateTable('account').set(fresh).where('account_id', '=', account.account_id).execute()
      await furnishPlayer(trx, shop, { ...account, created_ms: nowMs })
    })
  }
  return accounts.length
}

/** Resets a player (username or `idfv`), or with null everything but the shop: all accounts, faults, clocks and records. */
export async function resetPlayers(
  world: World,
  player: string | null,
): Promise<{ readonly players: number }> {
  world.faults.clear(player)
  world.clocks.clear(player)
  world.settles.clear(player)
  if (player !== null) return { players: await resetOne(world, player) }
  world.requests.clear()
  world.tracked.clear()
  await world.db.deleteFrom('replenish').execute()
  await world.db.updateTable('card').set({ used_by: null }).where('used_by', '>', 0).execute()
  const gone = await world.db.deleteFrom('account').executeTakeFirst()
  return { players: Number(gone.numDeletedRows) }
}
