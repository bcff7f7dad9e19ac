import { setTimeout as wait } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { allEndpoints } from '@topup/api-client/contract'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { allCalls } from '../calls/allCalls.ts'
import type { Call } from '../calls/call.ts'
import type { CallContext } from '../calls/context.ts'
import { wordsOf } from '../calls/words.ts'
import { nameableKeys } from '../ledger/requestLog.ts'
import type { PlayerKeys } from '../people/people.ts'
import type { World } from '../world/world.ts'
import type { Answered } from './answerCall.ts'
import { answerWith } from './answerWith.ts'
import { corsHeaders } from '../http/cors.ts'
import type { SandboxEnv } from '../http/env.ts'
import { localPagesOnly } from '../http/localPagesOnly.ts'
import { breakConnection } from '../http/breakConnection.ts'
import { answerInstead, numberIn, send } from './respond.ts'
import type { Answer } from './respond.ts'
import { storeBrandOf } from './storeBrand.ts'

async function valuesOf(c: Context<SandboxEnv>): Promise<URLSearchParams> {
  const query = new URL(c.req.url).searchParams
  if (c.req.method !== 'POST') return query
  const form = new URLSearchParams(await c.req.text())
  return new URLSearchParams([...query, ...form])
}

/** One call over the wire: who asks, which fault waits, the answer, and how it is sent. */
async function serveCall(
  { world, host }: { readonly world: World; readonly host: number },
  call: Call,
  c: Context<SandboxEnv>,
): Promise<Response> {
  const { outgoing: out } = c.env
  const path = c.req.path
  const named = allEndpoints.find(({ endpoint }) => endpoint.path === path) ?? null
  const params = await valuesOf(c)
  const scenario = params.get('scenario')
  if (scenario !== null) await playScenario(world, params.get('idfv') ?? '', scenario)
  const keys = await world.people.keysOf(params)
  const fault = world.faults.take(keys, { path, named, host })
  const origin = world.localNames.originOf(new URL(c.req.url))
  world.requests.add({
    atMs: world.now(),
    host: origin,
    method: c.req.method,
    path,
    players: nameableKeys(keys, params.get('oauth_token')),
    fault: fault?.kind ?? null,
  })
  if (fault?.kind === 'lostBefore' || fault?.kind === 'dead') {
    breakConnection(out)
    return RESPONSE_ALREADY_SENT
  }
  const headers = headersOf(world, c)
  if (fault?.kind === 'slow') await wait(numberIn(fault.value, 3000), undefined, { ref: false })
  const context = contextOf(world, c, { params, keys })
  const instead = answerInstead(fault, headers, wordsOf(context, context.storeBrand).language)
  if (instead !== null) {
    await send(out, instead, null)
    return RESPONSE_ALREADY_SENT
  }
  const final = await answerWith(fault, call, { params, context })
  if (final.kind === 'broken') console.error(`The sandbox broke the contract on ${path}: ${final.reason}`)
  await send(out, finalAnswer(final, headers), fault)
  return RESPONSE_ALREADY_SENT
}

/** A call puts its own device into a scenario, and neither an account nor everyone: those are for the control. */
async function playScenario(world: World, device: string, scenario: string): Promise<void> {
  if (!(await world.people.isPlayer(device))) await world.scenarios.play(device, scenario)
}

const headersOf = (world: World, c: Context<SandboxEnv>): Answer['headers'] => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  ...corsHeaders(c, world.localNames),
})

/** Who asks, when and where: what the answer of a call depends on besides its parameters. */
function contextOf(
  world: World,
  c: Context<SandboxEnv>,
  { params, keys }: { readonly params: URLSearchParams; readonly keys: PlayerKeys },
): CallContext {
  const url = new URL(c.req.url)
  return {
    world,
    db: world.db,
    nowMs: world.now() + world.clocks.of(keys),
    origin: world.localNames.originOf(url),
    idfv: params.get('idfv') ?? '',
    storeBrand: storeBrandOf(world, { origin: c.req.header('origin') ?? null, host: url.hostname }),
    oauthToken: params.get('oauth_token'),
    specLang: params.get('spec_lang'),
    replenishId: params.get('replenish_id'),
    settleDelayMs: world.settles.of(keys),
  }
}

/** The answer as it goes over the wire. One that breaks the contract is an error of the sandbox, not of the store. */
function finalAnswer(final: Answered, headers: Answer['headers']): Answer {
  if (final.kind !== 'broken') return { status: 200, headers, body: JSON.stringify(final.envelope) }
  const body = { code: -500, msg: 'The sandbox broke the contract; see its log.', content: null }
  return { status: 500, headers, body: JSON.stringify(body) }
}

/** A route for every answered endpoint, and for the preflight that a store of another port may send. */
export function callRoutes(world: World, host: number): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  const guard = localPagesOnly(world.localNames)
  for (const call of allCalls) {
    app.on(call.endpoint.method, call.endpoint.path, guard, (c) => serveCall({ world, host }, call, c))
    app.options(call.endpoint.path, (c) => c.body(null, 204, corsHeaders(c, world.localNames)))
  }
  return app
}
