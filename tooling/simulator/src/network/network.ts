import type { Page } from '../browser/page.ts'
import { apiOrigins, deployment } from '../world/brand.ts'
import type { ServiceAnswer, ServiceRequest } from '../service/answer.ts'
import type { Service } from '../service/service.ts'
import type { World } from '../world/world.ts'
import { bend, drawOutcome, isDelivered, saysTheSame } from './outcomes.ts'
import type { Outcome } from './outcomes.ts'
import { rejectAtRandom } from './rejectAtRandom.ts'

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
  /** Something else reached it in place of the service's answer. */
  heardOddly(request: SentRequest): void
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
      const arrive = (answer: ServiceAnswer | null) => {
        const { code, content } = answer ?? { code: 0, content: null }
        const body = JSON.stringify({ code, msg: code === 1 ? '' : `no ${code}`, content })
        const bent = bend(outcome, answer === null ? '' : body, random)
        if (bent === 'silence' || signal?.aborted) return
        if (bent === 'reset') return reset()
        const isWhole = answer !== null && bent.status === 200 && saysTheSame(bent.body, body)
        if (isWhole && page.isAlive()) recorder.heard(sent, answer)
        if (!isWhole && page.isAlive()) recorder.heardOddly(sent)
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
