import { getOrderInfo, loginAuth } from '@topup/api-client/contract'
import type { Page } from '../browser/page.ts'
import { rejection } from '../service/answer.ts'
import type { ServiceAnswer, ServiceRequest } from '../service/answer.ts'
import type { Service } from '../service/service.ts'
import type { Random } from '../time/random.ts'
import { apiOrigins, deployment } from '../world/brand.ts'
import type { World } from '../world/world.ts'

/** What becomes of one request. `before`: the service never hears of it; `after`: it did what was asked. */
type Outcome =
  | 'fine'
  | 'connectionRefused'
  | 'silentBefore'
  | 'resetAfter'
  | 'silentAfter'
  | 'late'
  | 'deliveredLate'
  | 'twice'
  | 'twiceLate'
  | 'truncated'
  | 'htmlBefore'
  | 'htmlAfter'
  | 'errorBefore'
  | 'errorAfter'
  | 'emptyAfter'
  | 'bentAfter'
  | 'redirected'

const faults: Readonly<Record<Exclude<Outcome, 'fine'>, number>> = {
  connectionRefused: 3,
  silentBefore: 2,
  resetAfter: 4,
  silentAfter: 3,
  late: 4,
  deliveredLate: 2,
  twice: 9,
  twiceLate: 2,
  truncated: 2,
  htmlBefore: 1,
  htmlAfter: 2,
  errorBefore: 1,
  errorAfter: 2,
  emptyAfter: 1,
  bentAfter: 3,
  redirected: 1,
}

/** Draws what becomes of a request; `share` of them meet a fault. */
function drawOutcome(random: Random, share: number): Outcome {
  return random.chance(share) ? random.weighted(faults) : 'fine'
}

/** Whether the service is asked at all. */
function isDelivered(outcome: Outcome): boolean {
  return !['connectionRefused', 'silentBefore', 'htmlBefore', 'errorBefore', 'redirected'].includes(outcome)
}

/** What the page gets in place of the service's words: a body with its status, or nothing at all. */
type Bent = { readonly status: number; readonly body: string } | 'reset' | 'silence'

const html = '<!doctype html><title>Sign in to this network</title>'

const codeAsText = (body: string) => body.replace(/"code":(-?\d+)/, '"code":"$1"')

/** Whether an answer still says what the service said: decimal text is the number that it spells. Source: decision 51. */
export const saysTheSame = (bent: string, body: string): boolean => bent === body || bent === codeAsText(body)

const bends: readonly ((body: string) => string)[] = [
  () => 'null',
  () => '[]',
  () => '{"code":"1","msg":"","content":{}}',
  () => '{"code":1,"msg":""}',
  () => '{"code":1,"msg":"","content":null}',
  () => '{"code":1,"msg":"","content":[]}',
  () => '{"code":1,"msg":"","content":{"billing_no":{"a":1},"status":"1"}}',
  () => '{"code":1.5,"msg":"","content":{}}',
  () => '{"code":-1,"msg":"","content":null}',
  () => '{"code":10,"msg":"","content":null}',
  (body) => `\u0000${body}`,
  codeAsText,
  (body) => body.replace('"code":1', '"code":"ok"'),
  (body) => body.replace(/"status":-?\d+/, '"status":10'),
]

type Bend = (body: string, random: Random) => Bent

const whole: Bend = (body) => ({ status: 200, body })
const broken: Bend = () => 'reset'
const unanswered: Bend = () => 'silence'
const failed: Bend = (body, random) => ({
  status: random.pick([500, 429, 403, 504]),
  body: random.chance(0.5) ? body : html,
})

const bendOf: Readonly<Record<Outcome, Bend>> = {
  fine: whole,
  late: whole,
  deliveredLate: whole,
  twice: whole,
  twiceLate: whole,
  connectionRefused: broken,
  resetAfter: broken,
  redirected: broken,
  silentBefore: unanswered,
  silentAfter: unanswered,
  truncated: (body, random) => ({ status: 200, body: body.slice(0, random.below(body.length)) }),
  htmlBefore: () => ({ status: 200, body: html }),
  htmlAfter: (_, random) => ({ status: random.pick([200, 502, 503]), body: html }),
  errorBefore: failed,
  errorAfter: failed,
  emptyAfter: (_, random) => ({ status: random.pick([200, 204]), body: '' }),
  bentAfter: (body, random) => ({ status: 200, body: (random.pickOf(bends) ?? String)(body) }),
}

/** What comes back of an answer, given its outcome. */
const bend = (outcome: Outcome, body: string, random: Random): Bent => bendOf[outcome](body, random)

const anyCall = ['notLoggedIn', 'notRealName', 'wrongDomain', 'notAGame', 'parameter', 'busy'] as const

/**
 * A "no" that the service gives before it does anything, now and then: an ended session, a lost real name, a wrong
 * place. Whoever is rejected so has no order of this request. An order query is rejected less for the visitor's sake, or
 * nothing would ever end, and more because the service is busy, which says nothing of the order.
 */
function rejectAtRandom({ path }: ServiceRequest, random: Random, share: number): ServiceAnswer | null {
  if (path === getOrderInfo.path && random.chance(Math.min(0.5, share * 5))) return rejection('busy')
  const isQuery = path === getOrderInfo.path || path === loginAuth.path
  if (!random.chance(isQuery ? share / 3 : share)) return null
  return rejection(random.pick(anyCall))
}

/** One request as a page sent it. */
export interface SentRequest {
  readonly page: Page
  readonly request: ServiceRequest
  readonly method: string
  /** The address as it went out, for the oracle's eyes. */
  readonly url: string
  readonly body: string
}

/** What the network tells whoever judges the run. */
export interface NetworkRecorder {
  sent(request: SentRequest): void
  /** An answer reached a page that still lived and wanted it, unharmed. */
  heard(request: SentRequest, answer: ServiceAnswer): void
  /** Something else reached it in place of the service's answer; `bent`: an answer that a page may still read. */
  heardOddly(request: SentRequest, bent: ServiceAnswer | null): void
}

/** The network between the pages and the hosts. */
export interface Network {
  fetch(page: Page, request: Request, signal: AbortSignal | undefined): Promise<Response>
  /** From now on, for so long, nobody reaches this host. */
  cutOff(origin: string, forMs: number): void
  /** All hosts are reached again. */
  heal(): void
}

/** Makes the network. */
export function createNetwork(deps: {
  readonly world: World<Page>
  readonly service: Service
  readonly recorder: NetworkRecorder
}): Network {
  const { world, service, recorder } = deps
  const random = world.random.fork('network')
  const downUntil = new Map<string, number>()

  const latencyMs = () => {
    const slow = world.hasFaults() ? world.profile.slowestMs : 800
    return 20 + slow * random.next() ** 3
  }
  const outcomeOf = (origin: string): Outcome => {
    if ((downUntil.get(origin) ?? 0) > world.timeline.nowMs())
      return random.pick(['connectionRefused', 'silentBefore', 'connectionRefused'])
    return drawOutcome(random, world.hasFaults() ? world.profile.network : 0)
  }

  const exchange = (sent: SentRequest, signal: AbortSignal | undefined, outcome: Outcome) =>
    new Promise<Response>((resolve, reject) => {
      const { page, request } = sent
      const { timeline } = world
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      const reset = () => reject(new TypeError('Failed to fetch'))
      const ifBent = (answer: ServiceAnswer | null) => (outcome === 'bentAfter' ? answer : null)
      const arrive = (answer: ServiceAnswer | null) => {
        const { code, content } = answer ?? { code: 0, content: null }
        const body = JSON.stringify({ code, msg: code === 1 ? '' : `no ${code}`, content })
        const bent = bend(outcome, answer === null ? '' : body, random)
        if (bent === 'silence' || signal?.aborted) return
        if (bent === 'reset') return reset()
        const isWhole = answer !== null && bent.status === 200 && saysTheSame(bent.body, body)
        if (isWhole && page.isAlive()) recorder.heard(sent, answer)
        if (!isWhole && page.isAlive()) recorder.heardOddly(sent, ifBent(answer))
        world.say(page.name, `← ${request.path} ${outcome} ${code}`)
        const hasBody = bent.status !== 204
        // In whole seconds, as a host writes it.
        const headers = { date: new Date(timeline.nowMs()).toUTCString() }
        resolve(new Response(hasBody ? bent.body : null, { status: bent.status, headers }))
      }
      const sendBack = (answer: ServiceAnswer | null, delayMs: number) =>
        void timeline.plan(delayMs, 'answer', () => arrive(answer), page)
      const process = (share: number): ServiceAnswer =>
        (world.hasFaults() ? rejectAtRandom(request, random, share) : null) ?? service.handle(request)
      const { rejections } = world.profile

      if (!isDelivered(outcome)) return sendBack(null, latencyMs())
      const isHeldUp = outcome === 'deliveredLate'
      timeline.plan(isHeldUp ? random.between(5_000, 58_000) : latencyMs(), `deliver ${request.path}`, () => {
        const first = process(rejections)
        if (outcome !== 'twice' && outcome !== 'twiceLate')
          return sendBack(first, outcome === 'late' ? random.between(9_000, 66_000) : latencyMs())
        // The browser sends it again by itself; what the first one was told is lost, and a session may end in between.
        const againMs = outcome === 'twice' ? latencyMs() : random.between(1_000, 20_000)
        timeline.plan(againMs, `deliver again ${request.path}`, () => sendBack(process(0.7), latencyMs()))
      })
    })

  return {
    fetch: async (page, request, signal) => {
      const url = new URL(request.url)
      const body = request.method === 'POST' ? await request.text() : ''
      if (url.origin === deployment.origins[0]) return new Response('{}', { status: 200 })
      const parameters = Object.fromEntries(
        new URLSearchParams(request.method === 'POST' ? body : url.search),
      )
      const sent: SentRequest = {
        page,
        request: { host: url.origin, path: url.pathname, parameters },
        method: request.method,
        url: request.url,
        body,
      }
      recorder.sent(sent)
      if (!page.window.navigator.onLine) throw new TypeError('Failed to fetch')
      if (url.origin === deployment.dataOrigin) world.count(`tracked: ${url.pathname}`)
      const outcome = outcomeOf(url.origin)
      if (outcome !== 'fine') world.count(`network: ${outcome}`)
      const to = apiOrigins.indexOf(url.origin)
      world.say(page.name, `→ host ${to} ${url.pathname} ${outcome}`)
      return exchange(sent, signal, outcome)
    },
    cutOff: (origin, forMs) => {
      downUntil.set(origin, world.timeline.nowMs() + forMs)
      world.count('network: host cut off')
    },
    heal: () => downUntil.clear(),
  }
}
