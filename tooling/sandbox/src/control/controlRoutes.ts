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

async function bodyOf<const Schema extends v.GenericSchema>(
  c: Context<SandboxEnv>,
  schema: Schema,
): Promise<v.SafeParseResult<Schema>> {
  const raw: unknown = await c.req.json().catch(() => undefined)
  return v.safeParse(schema, raw)
}

const wrong = (c: Context<SandboxEnv>, issues: readonly v.BaseIssue<unknown>[]) =>
  c.json(
    { error: issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'}: ${issue.message}`).join('; ') },
    400,
  )

const defined = <K extends string>(key: K, value: string | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [P in K]?: string }

/**
 * What tests and testers may do to the sandbox: faults, clocks, orders, resets, and reading what really happened. They
 * are programs, so no page of another origin may read the answers and no preflight is answered.
 */
export function controlRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.use(jsonBodyOnly)
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
    const list = world.requests.of({
      ...defined('player', player),
      ...defined('path', path),
      ...defined('host', host),
    })
    const counts: Record<string, number> = {}
    for (const note of list) counts[note.path] = (counts[note.path] ?? 0) + 1
    return c.json({ total: list.length, counts, list: list.slice(-500) })
  })
  app.get('/tracking', async (c) => {
    const { player, event } = c.req.query()
    const list = await world.db
      .selectFrom('tracking')
      .selectAll()
      .$if(player !== undefined, (query) => query.where('idfv', '=', player ?? ''))
      .$if(event !== undefined, (query) => query.where('event', '=', event ?? ''))
      .orderBy('tracking_id')
      .execute()
    return c.json({ total: list.length, list })
  })
  app.get('/reports', (c) => {
    const list = world.reports.all()
    return c.json({ total: list.length, list })
  })
  app.get('/faults', (c) => c.json(world.faults.all()))
  app.post('/faults', async (c) => {
    const body = await bodyOf(c, faultSchema)
    if (!body.success) return wrong(c, body.issues)
    const { player, call, fault, value, times } = body.output
    return c.json(await world.faults.add({ player, call, kind: fault, value, timesLeft: times }))
  })
  app.post('/faults/clear', async (c) => {
    const body = await bodyOf(c, playerSchema)
    if (!body.success) return wrong(c, body.issues)
    await world.faults.clear(body.output.player)
    return c.json({ ok: true })
  })
  app.post('/clock', async (c) => {
    const body = await bodyOf(c, clockSchema)
    if (!body.success) return wrong(c, body.issues)
    await world.clocks.set(body.output.player, body.output.ms)
    return c.json({ ok: true })
  })
  app.post('/settle', async (c) => {
    const body = await bodyOf(c, clockSchema)
    if (!body.success) return wrong(c, body.issues)
    await world.settles.set(body.output.player, body.output.ms)
    return c.json({ ok: true })
  })
  app.post('/reset', async (c) => {
    const body = await bodyOf(c, playerSchema)
    if (!body.success) return wrong(c, body.issues)
    return c.json(await resetPlayers(world, body.output.player))
  })
  app.post('/orders/:billingNo', async (c) => {
    const body = await bodyOf(c, orderSchema)
    if (!body.success) return wrong(c, body.issues)
    const settled = await finishOrder(world.db, {
      billingNo: c.req.param('billingNo'),
      outcome: body.output.status,
      source: 'provider',
      atMs: world.now(),
      settlesMs: world.now() + body.output.settleMs,
    })
    return c.json(settled, settled.kind === 'noOrder' ? 404 : 200)
  })
  app.get('/scenarios', (c) => c.json(scenarios))
  app.post('/scenario', async (c) => {
    const body = await bodyOf(c, scenarioSchema)
    if (!body.success) return wrong(c, body.issues)
    await world.scenarios.stage(body.output.player, body.output.scenario)
    return c.json({ ok: true })
  })
  app.post('/stores', async (c) => {
    const body = await bodyOf(c, storeSchema)
    if (!body.success) return wrong(c, body.issues)
    world.stores.set(body.output.origin, body.output.brand)
    return c.json({ ok: true })
  })
  app.post('/accounts', async (c) => {
    const body = await bodyOf(c, accountSchema)
    if (!body.success) return wrong(c, body.issues)
    const changed = await world.db
      .updateTable('account')
      .set({ is_verified: body.output.verified })
      .where('username', '=', body.output.player)
      .executeTakeFirst()
    return c.json({ players: Number(changed.numUpdatedRows) })
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
      for (const table of ['orders', 'debit', 'role', 'coupon', 'claim'] as const)
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
  await world.faults.clear(player)
  await world.clocks.clear(player)
  await world.settles.clear(player)
  if (player !== null) return { players: await resetOne(world, player) }
  world.requests.clear()
  await world.db.deleteFrom('tracking').execute()
  await world.db.deleteFrom('replenish').execute()
  await world.db.updateTable('card').set({ used_by: null }).where('used_by', '>', 0).execute()
  const gone = await world.db.deleteFrom('account').executeTakeFirst()
  return { players: Number(gone.numDeletedRows) }
}
