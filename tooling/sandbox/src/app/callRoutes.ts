import { gzipSync } from 'node:zlib'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { Context } from 'hono'
import * as v from 'valibot'
import { allEndpoints, commonParameters, successCode } from '@topup/api-client/contract'
import { allProviders } from '@topup/api-client/providers/allProviders'
import type { Language } from '@topup/domain'
import { serviceReasonOf } from '@topup/service-model'
import { allCalls } from '../calls/allCalls.ts'
import type { Call, CallContext } from '../calls/call.ts'
import { wordsOf } from '../calls/lookups.ts'
import { repeatOf } from '../calls/orderOnce.ts'
import type { Fault } from '../faults/fault.ts'
import { breakConnection, corsHeaders, localPagesOnly } from '../http/guards.ts'
import type { SandboxEnv } from '../http/guards.ts'
import { writeLetter } from '../letter/writeLetter.ts'
import { findOrder, finishOrder } from '../orders/finishOrder.ts'
import type { PlayerKeys } from '../people/people.ts'
import { dropInSession } from '../provider/dropInSession.ts'
import { isSandboxReason, Rejection, rejectionText } from '../wire/rejection.ts'
import type { World } from '../world/world.ts'

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lays `patch` over a value: into objects, over every entry of a list, under `*` over every field. */
function laid(value: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  if (Array.isArray(value)) return value.map((entry) => laid(entry, patch))
  const base = isObject(value) ? value : {}
  const { '*': every, ...named } = patch
  const all = every === undefined ? {} : Object.fromEntries(Object.keys(base).map((name) => [name, every]))
  const fields = Object.entries({ ...all, ...named }).map(([name, over]) => [name, laid(base[name], over)])
  return { ...base, ...Object.fromEntries(fields) }
}

/** Lays a fault's JSON over the content of a good answer, or puts it in its place; other answers stay. */
export function bendContent(answered: Answered, fault: Fault | null): Answered {
  if (answered.kind !== 'answered' || answered.envelope.code !== 1) return answered
  if (fault?.kind !== 'patch' && fault?.kind !== 'content') return answered
  const value = readJson(fault.value)
  const { content } = answered.envelope
  const bent = fault.kind === 'patch' ? laid(content, value) : value
  return { kind: 'answered', envelope: { ...answered.envelope, content: bent } }
}

/** The envelope of every answer. Source: spec §7. */
export interface Envelope {
  readonly code: number
  readonly msg: string
  readonly content: unknown
}

/** An envelope, or our own mistake: an answer that the contract does not let through. */
type Answered =
  | { readonly kind: 'answered'; readonly envelope: Envelope }
  /** An answer whose text is ready. */
  | { readonly kind: 'written'; readonly body: string }
  | { readonly kind: 'broken'; readonly reason: string }

/** A rejection as it is answered, in the language that is asked for. */
function rejected({ reason, code, message, content }: Rejection, context: CallContext): Answered {
  const msg = message === '' ? rejectionText(reason, wordsOf(context, context.storeBrand).language) : message
  return { kind: 'answered', envelope: { code, msg, content } }
}

function issuesOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'}: ${issue.message}`).join('; ')
}

/** Checks a request against the contract, runs its call, and checks the answer against the contract too. */
export async function answerCall(
  call: Call,
  values: Readonly<Record<string, string>>,
  context: CallContext,
): Promise<Answered> {
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
    if (!checked.success) return { kind: 'broken', reason: issuesOf(checked.issues) }
    return {
      kind: 'answered',
      envelope: { code: successCode, msg: 'success', content: content ?? null },
    }
  } catch (error) {
    if (error instanceof Rejection) return rejected(error, context)
    return { kind: 'broken', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** A starter's answer that has made an order. */
const madeOrder = v.object({ code: v.literal(1), content: v.looseObject({ billing_no: v.string() }) })

/** The provider decides an order before its page is opened. */
async function decideAtOnce(context: CallContext, answered: Answered, fault: Fault): Promise<Answered> {
  const made = answered.kind === 'answered' ? v.safeParse(madeOrder, answered.envelope) : null
  if (made?.success === true)
    await finishOrder(context.db, {
      billingNo: made.output.content.billing_no,
      outcome: fault.value === 'fail' ? 'fail' : 'success',
      source: 'provider',
      atMs: context.nowMs,
      settlesMs: context.world.now() + context.settleDelayMs,
    })
  return answered
}

/** An answer, and the fault that changes it. */
interface Bent {
  readonly answered: Answered
  readonly fault: Fault
}

/** The drop-in of the provider whose starter has this path; undefined for one that is paid on its page only. */
function dropInOf(path: string) {
  const provider = allProviders.find((each) => each.path === path)
  return provider !== undefined && 'dropIn' in provider ? provider.dropIn : undefined
}

/** The provider's drop-in where the link was, or beside it; a provider without a drop-in answers as always. */
async function byDropIn(call: Call, context: CallContext, { answered, fault }: Bent): Promise<Answered> {
  const dropIn = dropInOf(call.endpoint.path)
  const made = answered.kind === 'answered' ? v.safeParse(madeOrder, answered.envelope) : null
  if (dropIn === undefined || answered.kind !== 'answered' || made?.success !== true) return answered
  const { billing_no } = made.output.content
  const order = await findOrder(context.db, billing_no)
  if (order === undefined) return answered
  const content = {
    ...made.output.content,
    ...(fault.value === 'both' ? {} : { url: null }),
    drop_in: dropInSession(dropIn, {
      origin: context.origin,
      billingNo: billing_no,
      currency: order.currency,
      hasGooglePay: fault.value === 'googlePay',
    }),
  }
  return { kind: 'answered', envelope: { ...answered.envelope, content } }
}

/** The call's answer, bent where the fault changes what it says. */
async function answerWith(
  fault: Fault | null,
  call: Call,
  { params, context }: { params: URLSearchParams; context: CallContext },
): Promise<Answered> {
  const run = () => answerCall(call, Object.fromEntries(params), context)
  if (fault?.kind === 'letter') {
    const answered = await run()
    if (answered.kind !== 'answered') return answered
    return { kind: 'written', body: writeLetter(answered.envelope, call.endpoint.path, params) }
  }
  if (fault?.kind === 'settle') return decideAtOnce(context, await run(), fault)
  if (fault?.kind === 'dropIn') return byDropIn(call, context, { answered: await run(), fault })
  if (fault?.kind !== 'repeat') return bendContent(await run(), fault)
  const sessionId = params.get('session_id') ?? ''
  const known = await repeatOf(context, { sessionId })
  if (known !== null) return rejected(known, context)
  const answered = await run()
  const made = await repeatOf(context, { sessionId })
  return made === null ? answered : rejected(made, context)
}

/** An answer before it goes on the wire. */
interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const page = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`

/** Milliseconds, a status or a code in a fault's value; `otherwise` when it says none. */
function numberIn(value: string, otherwise: number): number {
  const number = Number(value)
  return value.trim() === '' || !Number.isFinite(number) ? otherwise : number
}

/** The answer that a fault gives in place of the call, or null when the call itself has to run. */
function answerInstead(
  fault: Fault | null,
  headers: Readonly<Record<string, string>>,
  language: Language,
): Answer | null {
  const html = { ...headers, 'content-type': 'text/html; charset=utf-8' }
  if (fault?.kind === 'http')
    return { status: numberIn(fault.value, 503), headers: html, body: page('Service unavailable') }
  if (fault?.kind === 'html') return { status: 200, headers: html, body: page('Sign in to this network') }
  if (fault?.kind === 'code') {
    const code = numberIn(fault.value, -9999)
    const reason = serviceReasonOf(code)
    const hasText = reason !== undefined && isSandboxReason(reason)
    const msg = hasText ? rejectionText(reason, language) : `Sandbox answers ${code}.`
    return {
      status: 200,
      headers,
      body: JSON.stringify({ code, msg, content: null }),
    }
  }
  return null
}

/** A longer answer is compressed, as the contract wants it of a service. */
const longestPlain = 16_000

/** Puts an answer on the wire as the fault wants it; resolves when nothing more will be sent. */
async function send(out: ServerResponse, answer: Answer, fault: Fault | null): Promise<void> {
  switch (fault?.kind) {
    case 'lostAfter':
      breakConnection(out)
      return
    case 'late':
      await wait(numberIn(fault.value, 12_000), undefined, { ref: false })
      break
    case 'empty':
      out.writeHead(200, answer.headers).end()
      return
    case 'body':
      out.writeHead(200, answer.headers).end(fault.value)
      return
    case 'truncated':
      out.writeHead(200, { ...answer.headers, 'content-length': String(Buffer.byteLength(answer.body)) })
      out.write(answer.body.slice(0, Math.floor(answer.body.length / 2)), () => breakConnection(out))
      return
    case 'malformed':
      out.writeHead(200, answer.headers).end(`${answer.body.slice(0, -1)},]`)
      return
    case 'drip':
      await drip(out, answer, numberIn(fault.value, 200))
      return
    case 'noCors': {
      const bare = Object.entries(answer.headers).filter(([name]) => !name.startsWith('access-control-'))
      out.writeHead(answer.status, Object.fromEntries(bare)).end(answer.body)
      return
    }
    default:
      break
  }
  if (out.destroyed) return
  const isPacked =
    answer.body.length > longestPlain && /\bgzip\b/.test(String(out.req.headers['accept-encoding']))
  if (!isPacked) out.writeHead(answer.status, answer.headers).end(answer.body)
  else
    out.writeHead(answer.status, { ...answer.headers, 'content-encoding': 'gzip' }).end(gzipSync(answer.body))
}

async function drip(out: ServerResponse, answer: Answer, everyMs: number): Promise<void> {
  const bytes = Buffer.from(answer.body)
  const piece = 16
  out.writeHead(answer.status, { ...answer.headers, 'content-length': String(bytes.length) })
  for (let from = 0; from < bytes.length && !out.destroyed; from += piece) {
    out.write(bytes.subarray(from, from + piece))
    await wait(everyMs, undefined, { ref: false })
  }
  out.end()
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
    players: keys.filter((key) => key !== params.get('oauth_token')),
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
  if (!(await world.people.isPlayer(device))) world.scenarios.play(device, scenario)
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
  if (final.kind === 'written') return { status: 200, headers, body: final.body }
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

/**
 * Which brand a store is, for the few calls that carry no client id: by its registered origin, by the first label of
 * the host it calls (`ko.localhost`), else the default.
 */
function storeBrandOf(world: World, from: { readonly origin: string | null; readonly host: string }): string {
  const registered = from.origin === null ? undefined : world.stores.get(from.origin)
  if (registered !== undefined) return registered
  const label = from.host.split('.')[0]
  return [...world.shop.brands.keys()].find((brand) => brand.toLowerCase() === label) ?? world.defaultBrand
}
