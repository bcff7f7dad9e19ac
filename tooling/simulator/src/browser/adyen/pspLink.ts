import type { CardSessions, PspAnswer, PspCall } from '../../provider/cardSessions.ts'
import type { Random } from '../../time/random.ts'
import type { World } from '../../world/world.ts'
import type { Page } from '../page.ts'
import type { CardForm } from '../payTab.ts'

/** What becomes of a call. `before`: the provider never hears of it; `after`: it did what was asked. */
const faults = { lostBefore: 3, lostAfter: 5, late: 4, twice: 3, silent: 2 } as const

/**
 * Makes the way from one pay document to the provider. A call answers null when no answer came, and never in a browser
 * that waits forever.
 */
export function createPspLink(deps: {
  readonly world: World
  readonly random: Random
  readonly page: Page
  readonly sessions: CardSessions
}) {
  const { world, random, page, sessions } = deps
  const { timeline } = world
  let calls = 0
  const latencyMs = () => 20 + (world.hasFaults() ? world.profile.slowestMs : 800) * random.next() ** 3

  return (asked: Omit<PspCall, 'id' | 'form'>) =>
    new Promise<PspAnswer | null>((resolve) => {
      if (!page.mayAct('psp')) return
      calls += 1
      const call = { ...asked, id: `${page.name}-${calls}`, form: page.name }
      const isTroubled = world.hasFaults() && random.chance(Math.min(0.6, 2 * world.profile.network))
      const outcome = isTroubled ? random.weighted(faults) : 'fine'
      if (outcome !== 'fine') world.count(`psp: ${outcome}`)
      world.say(page.name, `→ psp ${asked.asks.kind} ${outcome}`)
      const arrive = (answer: PspAnswer | null, delayMs: number) => {
        const hear = () => {
          world.say(page.name, `← psp ${answer?.kind ?? 'nothing'}`)
          resolve(answer)
        }
        timeline.plan(delayMs, 'psp answers', hear, page)
      }
      if (outcome === 'lostBefore' || !page.window.navigator.onLine) return arrive(null, latencyMs())
      const answerOf = (made: PspAnswer) => {
        if (outcome === 'silent') return
        const isLost = outcome === 'lostAfter'
        const isLate = outcome === 'late'
        arrive(isLost ? null : made, isLate ? random.between(5_000, 60_000) : latencyMs())
      }
      const deliver = (answer: (made: PspAnswer) => void, delayMs: number) =>
        timeline.plan(delayMs, 'psp hears', () => sessions.handle(call, answer))
      deliver(answerOf, latencyMs())
      // The browser sends it again by itself; nobody waits for what the second one is told.
      if (outcome === 'twice') deliver(() => undefined, random.between(50, 9_000))
    })
}

/** What one pay document gives the code of Adyen that runs in it. */
export interface AdyenHost {
  readonly callPsp: ReturnType<typeof createPspLink>
  /** How the hosted fields come. */
  readonly fields: () => 'come' | 'late' | 'never' | 'break'
  /** The session that a form is started for. */
  readonly asked: (session: { readonly sessionId: string; readonly sessionData: string }) => void
  /** A payment leaves the form. */
  readonly sent: () => void
  readonly shows: (form: CardForm) => void
  /** The browser leaves for a bank's page. */
  readonly redirects: () => void
}
