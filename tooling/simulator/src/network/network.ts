import { getOrderInfo, loginAuth } from '@topup/api-client/contract'
import type { Page } from '../browser/page.ts'
import { rejection } from '../service/answer.ts'
import type { ServiceAnswer, ServiceRequest } from '../service/answer.ts'
import type { Service } from '../service/service.ts'
import type { Random } from '../time/random.ts'
import { apiOrigins, deployment } from '../world/brand.ts'
import type { World } from '../world/world.ts'

/** What the page gets of an answer: a body with its status, or nothing at all. */
type Bent = { readonly status: number; readonly body: string } | 'reset' | 'silence'
type Bend = (body: string, random: Random) => Bent

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

const whole: Bend = (body) => ({ status: 200, body })
const reset: Bend = () => 'reset'
const silence: Bend = () => 'silence'
const failed: Bend = (body, random) => ({
  status: random.pick([500, 429, 403, 504]),
  body: random.chance(0.5) ? body : html,
})

/**
 * What may become of one request: how often among the faults, and what the page gets. What `isLost` the service never
 * hears of; else it did what was asked.
 */
const outcomes = {
  fine: { weight: 0, bend: whole },
  connectionRefused: { weight: 3, isLost: true, bend: reset },
  silentBefore: { weight: 2, isLost: true, bend: silence },
  resetAfter: { weight: 4, bend: reset },
  silentAfter: { weight: 3, bend: silence },
  late: { weight: 4, bend: whole },
  deliveredLate: { weight: 2, bend: whole },
  twice: { weight: 9, bend: whole },
  twiceLate: { weight: 2, bend: whole },
  truncated: {
    weight: 2,
    bend: (body, random) => ({ status: 200, body: body.slice(0, random.below(body.length)) }),
  },
  htmlBefore: { weight: 1, isLost: true, bend: () => ({ status: 200, body: html }) },
  htmlAfter: { weight: 2, bend: (_, random) => ({ status: random.pick([200, 502, 503]), body: html }) },
  errorBefore: { weight: 1, isLost: true, bend: failed },
  errorAfter: { weight: 2, bend: failed },
  emptyAfter: { weight: 1, bend: (_, random) => ({ status: random.pick([200, 204]), body: '' }) },
  bentAfter: {
    weight: 3,
    bend: (body, random) => ({ status: 200, body: (random.pickOf(bends) ?? String)(body) }),
  },
  redirected: { weight: 1, isLost: true, bend: reset },
} satisfies Readonly<Record<string, { weight: number; isLost?: true; bend: Bend }>>

type Outcome = keyof typeof outcomes

const faults = Object.fromEntries(
  Object.entries(outcomes).map(([outcome, { weight }]) => [outcome, weight]),
) as Readonly<Record<Outcome, number>>

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

/** The network between the pages of one device and the hosts. */
export type Network = ReturnType<typeof createNetwork>

/** Makes it. */
export function createNetwork(deps: {
  readonly world: World
  readonly service: Service
  readonly recorder: NetworkRecorder
}) {
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
    return random.chance(world.hasFaults() ? world.profile.network : 0) ? random.weighted(faults) : 'fine'
  }

  const exchange = (sent: SentRequest, signal: AbortSignal | undefined, outcome: Outcome) =>
    new Promise<Response>((resolve, reject) => {
      const { page, request } = sent
      const { timeline } = world
      const { bend, isLost }: { bend: Bend; isLost?: true } = outcomes[outcome]
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      const reset = () => reject(new TypeError('Failed to fetch'))
      const ifBent = (answer: ServiceAnswer | null) => (outcome === 'bentAfter' ? answer : null)
      const arrive = (answer: ServiceAnswer | null) => {
        const { code, content } = answer ?? { code: 0, content: null }
        const body = JSON.stringify({ code, msg: code === 1 ? '' : `no ${code}`, content })
        const bent = bend(answer === null ? '' : body, random)
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

      if (isLost) return sendBack(null, latencyMs())
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
    fetch: async (page: Page, request: Request, signal: AbortSignal | undefined): Promise<Response> => {
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
    /** From now on, for so long, nobody reaches this host. */
    cutOff: (origin: string, forMs: number) => {
      downUntil.set(origin, world.timeline.nowMs() + forMs)
      world.count('network: host cut off')
    },
    /** All hosts are reached again. */
    heal: () => downUntil.clear(),
  }
}
