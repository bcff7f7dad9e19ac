import { gzipSync } from 'node:zlib'
import { setTimeout as wait } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { StreamingApi } from 'hono/utils/stream'
import * as v from 'valibot'
import { allEndpoints, commonParameters, successCode } from '@topup/api-client/contract'
import { allProviders } from '@topup/api-client/providers/allProviders'
import { serviceReasonOf } from '@topup/service-model'
import { allCalls } from '../calls/allCalls.ts'
import type { Call, CallContext } from '../calls/call.ts'
import { wordsOf } from '../calls/lookups.ts'
import { repeatOf } from '../calls/orderOnce.ts'
import type { Fault } from '../faults/fault.ts'
import { breakConnection, localPagesOnly } from '../http/guards.ts'
import type { SandboxEnv } from '../http/guards.ts'
import { plainPage } from '../http/html.ts'
import { writeLetter } from '../letter/writeLetter.ts'
import { findOrder } from '../orders/finishOrder.ts'
import type { PlayerKeys } from '../people/people.ts'
import { dropInSession } from '../provider/dropInSession.ts'
import { settleAtProvider } from '../payments/payments.ts'
import { isSandboxReason, Rejection, rejectionText } from '../wire/rejection.ts'
import type { World } from '../world/world.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lays `patch` over a value: into objects, over every entry of a list, under `*` over every field. */
export function laidOver(value: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  if (Array.isArray(value)) return value.map((entry) => laidOver(entry, patch))
  const base = isObject(value) ? value : {}
  const { '*': every, ...named } = patch
  const all = every === undefined ? {} : Object.fromEntries(Object.keys(base).map((name) => [name, every]))
  const fields = Object.entries({ ...all, ...named }).map(([name, over]) => [
    name,
    laidOver(base[name], over),
  ])
  return { ...base, ...Object.fromEntries(fields) }
}

/** The envelope of every answer. Source: spec §7. */
export interface Envelope {
  readonly code: number
  readonly msg: string
  readonly content: unknown
}

/** A rejection as it is answered, in the language that is asked for. */
function rejected({ reason, code, message, content }: Rejection, context: CallContext): Envelope {
  const msg = message === '' ? rejectionText(reason, wordsOf(context, context.storeBrand).language) : message
  return { code, msg, content }
}

function issuesOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'}: ${issue.message}`).join('; ')
}

/**
 * Checks a request against the contract, runs its call, and checks the answer against the contract too. Throws for an answer that
 * the contract does not let through: that is an error of the sandbox, not of the store.
 */
export async function answerCall(
  call: Call,
  values: Readonly<Record<string, string>>,
  context: CallContext,
): Promise<Envelope> {
  const common = v.safeParse(commonParameters, values)
  const request = v.safeParse(call.endpoint.request, values)
  if (!common.success || !request.success) {
    const issues = [...(common.issues ?? []), ...(request.issues ?? [])]
    const message = `Parameter error: ${issuesOf(issues)}`
    return rejected(new Rejection('parameter', { message }), context)
  }
  try {
    const content = await call.answer(request.output as never, context)
    const checked = v.safeParse(call.endpoint.content, content)
    if (checked.success) return { code: successCode, msg: 'success', content: content ?? null }
    throw new Error(`The sandbox broke the contract on ${call.endpoint.path}: ${issuesOf(checked.issues)}`)
  } catch (error) {
    if (error instanceof Rejection) return rejected(error, context)
    throw error
  }
}

const madeSchema = v.object({
  code: v.literal(successCode),
  content: v.looseObject({ billing_no: v.string() }),
})

/** The order that a starter's answer has made; undefined for any other answer. */
async function orderMade({ db }: CallContext, answered: Envelope) {
  const made = v.safeParse(madeSchema, answered)
  return made.success ? findOrder(db, made.output.content.billing_no) : undefined
}

/** The provider's drop-in where the link was, or beside it; a provider without a drop-in answers as always. */
async function byDropIn(
  { endpoint }: Call,
  context: CallContext,
  { answered, value }: { readonly answered: Envelope; readonly value: string },
): Promise<Envelope> {
  const provider = allProviders.find(({ path }) => path === endpoint.path)
  const order = await orderMade(context, answered)
  if (order === undefined || provider === undefined || !('dropIn' in provider)) return answered
  const drop_in = dropInSession(provider.dropIn, {
    origin: context.origin,
    billingNo: order.billing_no,
    currency: order.currency,
    hasGooglePay: value === 'googlePay',
  })
  return {
    ...answered,
    content: laidOver(answered.content, { ...(value === 'both' ? {} : { url: null }), drop_in }),
  }
}

/** Code 10 with the intent's first order, which the call makes if there was none. */
async function repeated(
  context: CallContext,
  sessionId: string,
  run: () => Promise<Envelope>,
): Promise<Envelope> {
  const known = await repeatOf(context, { sessionId })
  if (known !== null) return rejected(known, context)
  const answered = await run()
  const made = await repeatOf(context, { sessionId })
  return made === null ? answered : rejected(made, context)
}

/** The call's answer, bent where the fault changes what it says. */
async function answerWith(
  fault: Fault | null,
  call: Call,
  { params, context }: { readonly params: URLSearchParams; readonly context: CallContext },
): Promise<Envelope> {
  const run = () => answerCall(call, Object.fromEntries(params), context)
  const value = fault?.value ?? ''
  switch (fault?.kind) {
    case 'settle': {
      const answered = await run()
      const order = await orderMade(context, answered)
      if (order !== undefined)
        await settleAtProvider(context.world, order, value === 'fail' ? 'fail' : 'success')
      return answered
    }
    case 'dropIn':
      return byDropIn(call, context, { answered: await run(), value })
    case 'repeat':
      return repeated(context, params.get('session_id') ?? '', run)
    case 'patch':
    case 'content': {
      const given: unknown = JSON.parse(value)
      const answered = await run()
      if (answered.code !== successCode) return answered
      return { ...answered, content: fault.kind === 'patch' ? laidOver(answered.content, given) : given }
    }
    default:
      return run()
  }
}

/** Milliseconds, a status or a code in a fault's value; `otherwise` when it says none. */
function numberIn(value: string, otherwise: number): number {
  const number = Number(value)
  return value.trim() === '' || !Number.isFinite(number) ? otherwise : number
}

const pause = (ms: number) => wait(ms, undefined, { ref: false })

/** What a fault answers in place of the call, in the language that is asked for; null when the call itself has to run. */
function answerInstead(c: Context<SandboxEnv>, fault: Fault | null, context: CallContext) {
  switch (fault?.kind) {
    case 'http':
      return c.html(plainPage('Service unavailable'), numberIn(fault.value, 503) as ContentfulStatusCode)
    case 'html':
      return c.html(plainPage('Sign in to this network'))
    case 'code': {
      const code = numberIn(fault.value, -9999)
      const reason = serviceReasonOf(code)
      const { language } = wordsOf(context, context.storeBrand)
      const hasText = reason !== undefined && isSandboxReason(reason)
      const msg = hasText ? rejectionText(reason, language) : `Sandbox answers ${code}.`
      return c.json({ code, msg, content: null })
    }
    default:
      return null
  }
}

/** A longer answer is compressed, as the contract wants it of a service. */
const longestPlain = 16_000

/** Sends an answer of JSON as the fault wants it. */
async function send(c: Context<SandboxEnv>, body: string, fault: Fault | null): Promise<Response> {
  c.header('content-type', 'application/json; charset=utf-8')
  switch (fault?.kind) {
    case 'lostAfter':
      return breakConnection(c)
    case 'late':
      await pause(numberIn(fault.value, 12_000))
      break
    case 'empty':
      return c.body('')
    case 'body':
      return c.body(fault.value)
    case 'truncated': {
      const { outgoing: out } = c.env
      const length = String(Buffer.byteLength(body))
      out.writeHead(200, { ...Object.fromEntries(c.res.headers), 'content-length': length })
      out.write(body.slice(0, Math.floor(body.length / 2)), () => breakConnection(c))
      return RESPONSE_ALREADY_SENT
    }
    case 'malformed':
      return c.body(`${body.slice(0, -1)},]`)
    case 'drip':
      return stream(c, (out) => drip(out, body, numberIn(fault.value, 200)))
    default:
      break
  }
  if (body.length <= longestPlain || !/\bgzip\b/.test(c.req.header('accept-encoding') ?? ''))
    return c.body(body)
  return c.body(gzipSync(body), 200, { 'content-encoding': 'gzip' })
}

async function drip(out: StreamingApi, body: string, everyMs: number): Promise<void> {
  const bytes = Buffer.from(body)
  const size = 16
  for (let from = 0; from < bytes.length && !out.aborted; from += size) {
    await out.write(bytes.subarray(from, from + size))
    await pause(everyMs)
  }
}

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
  const { path } = c.req
  const named = allEndpoints.find(({ endpoint }) => endpoint.path === path) ?? null
  const params = await valuesOf(c)
  await playScenario(world, params)
  const keys = await world.people.keysOf(params)
  const fault = world.faults.take(keys, { path, named, host })
  world.requests.add({
    atMs: world.now(),
    host: world.localNames.originOf(new URL(c.req.url)),
    method: c.req.method,
    path,
    players: keys.filter((key) => key !== params.get('oauth_token')),
    fault: fault?.kind ?? null,
  })
  c.header('cache-control', 'no-store')
  if (fault?.kind === 'lostBefore' || fault?.kind === 'dead') return breakConnection(c)
  if (fault?.kind === 'slow') await pause(numberIn(fault.value, 3000))
  const context = contextOf(world, c, { params, keys })
  const instead = answerInstead(c, fault, context)
  if (instead !== null) return instead
  const answered = await answerWith(fault, call, { params, context })
  const isLetter = fault?.kind === 'letter'
  return send(c, isLetter ? writeLetter(answered, path, params) : JSON.stringify(answered), fault)
}

/** A call puts its own device into a scenario, and neither an account nor everyone: those are for the control. */
async function playScenario(world: World, params: URLSearchParams): Promise<void> {
  const [device, scenario] = [params.get('idfv') ?? '', params.get('scenario')]
  if (scenario !== null && !(await world.people.isPlayer(device))) world.scenarios.play(device, scenario)
}

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
    storeBrand: storeBrandOf(world, { origin: c.req.header('origin') ?? '', host: url.hostname }),
    oauthToken: params.get('oauth_token'),
    specLang: params.get('spec_lang'),
    replenishId: params.get('replenish_id'),
    settleDelayMs: world.settles.of(keys),
  }
}

/** A route for every answered endpoint. */
export function callRoutes(world: World, host: number): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  const guard = localPagesOnly(world.localNames)
  for (const call of allCalls)
    app.on(call.endpoint.method, call.endpoint.path, guard, (c) => serveCall({ world, host }, call, c))
  return app
}

/**
 * Which brand a store is, for the few calls that carry no client id: by its registered origin, by the first label of
 * the host it calls (`ko.localhost`), else the default.
 */
function storeBrandOf(
  world: World,
  { origin, host }: { readonly origin: string; readonly host: string },
): string {
  const [label] = host.split('.')
  const named = [...world.shop.brands.keys()].find((brand) => brand.toLowerCase() === label)
  return world.stores.get(origin) ?? named ?? world.defaultBrand
}
