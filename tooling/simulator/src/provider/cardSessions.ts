import { orderOfDropIn } from '../service/ledger.ts'
import type { Ledger, LedgerOrder } from '../service/ledger.ts'
import type { Random } from '../time/random.ts'
import { providerOrigin } from '../world/brand.ts'
import type { CardKind } from '../world/brand.ts'
import type { World } from '../world/world.ts'

/** One call of Adyen's code. A browser that sends a call again sends the same id. */
export interface PspCall {
  readonly id: string
  /** The document that it comes from. */
  readonly form: string
  readonly sessionId: string
  readonly sessionData: string
  readonly asks:
    | { readonly kind: 'setup' }
    | { readonly kind: 'payment'; readonly card: CardKind | 'bank' }
    | { readonly kind: 'fingerprint'; readonly payment: string }
    | { readonly kind: 'details'; readonly payment: string; readonly word: 'Y' | 'N' | 'U' }
}

/** The provider's answer: a result of a payment, the next step of one, or an error. */
export type PspAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly resultCode: 'Authorised' | 'Refused' | 'Cancelled' }
  | { readonly kind: 'identify' | 'challenge' | 'authenticated'; readonly payment: string }
  | { readonly kind: 'redirect' }
  | { readonly kind: 'error'; readonly status: 422 | 500 }

/** Draws how a run's provider does what its documents leave open. */
export const drawCardTraits = (random: Random) => ({
  /** How long a session can be paid, in milliseconds. */
  sessionLifeMs: random.pick([3_600_000, 3_600_000, 600_000, 30_000]),
  /** Whether a payment under way keeps another one of the same form out; sessions of two documents always do. */
  guardsForms: random.chance(0.5),
  /** Whether the service closes an order, and its session, when a card is refused. */
  refusalEnds: random.chance(0.5),
})

/** Adyen's side of the sessions, one for each order. Source: decision 94. */
export type CardSessions = ReturnType<typeof createCardSessions>

type Answering = (answer: PspAnswer) => void

interface Payment {
  readonly id: string
  readonly form: string
  readonly card: CardKind | 'bank'
  state: 'atBank' | 'authenticating' | 'over'
}

interface Session {
  readonly order: LedgerOrder
  readonly payments: Payment[]
  /** The form whose payment was taken. */
  takenBy: string | null
  refusals: number
}

const mostRefusals = 3
const over: PspAnswer = { kind: 'error', status: 422 }
const result = (resultCode: 'Authorised' | 'Refused' | 'Cancelled') =>
  ({ kind: 'result', resultCode }) as const satisfies PspAnswer

/** Makes the sessions; a session is completed by the first payment that is authorised, and takes no other one. */
function createCardSessions({ world, ledger, traits }: ProviderDeps) {
  const { timeline } = world
  const random = world.random.fork('card sessions')
  const sessions = new Map<string, Session>()
  /** By the id of a call: its answer, or who waits for it. */
  const calls = new Map<string, { answer: PspAnswer | null; readonly waiting: Answering[] }>()

  const sessionOf = ({ sessionId, sessionData }: PspCall): Session | null => {
    const order = ledger.byNumber(orderOfDropIn({ sessionId, sessionData }) ?? '')
    if (order === null) return null
    const session = sessions.get(order.billingNo) ?? { order, payments: [], takenBy: null, refusals: 0 }
    sessions.set(order.billingNo, session)
    return session
  }
  const canBePaid = ({ order, takenBy, refusals }: Session) =>
    order.outcome === 'pending' &&
    takenBy === null &&
    refusals < mostRefusals &&
    (!world.hasFaults() || timeline.nowMs() - order.madeAtMs < traits.sessionLifeMs)
  const hearsSoon = (order: LedgerOrder, outcome: 'success' | 'fail') =>
    timeline.plan(random.between(500, world.hasFaults() ? 120_000 : 5_000), 'the service hears', () => {
      world.say('provider', `${order.billingNo} ${outcome}`)
      ledger.settle(order, outcome)
    })

  const take = (session: Session, payment: Payment): PspAnswer => {
    const { order, takenBy } = session
    payment.state = 'over'
    const isTwice = takenBy === payment.form && !traits.guardsForms
    if (!canBePaid(session) && !isTwice) return over
    session.takenBy = payment.form
    world.say('provider', `takes ${order.billingNo}`)
    world.count('card: taken')
    ledger.charge(order)
    hearsSoon(order, 'success')
    return result('Authorised')
  }
  const refuse = (session: Session, payment: Payment): PspAnswer => {
    payment.state = 'over'
    session.refusals += 1
    world.count('card: refused')
    if (world.hasFaults() && (traits.refusalEnds || session.refusals >= mostRefusals))
      hearsSoon(session.order, 'fail')
    return result('Refused')
  }
  const atBank = (work: () => PspAnswer, answer: Answering) =>
    void timeline.plan(random.between(100, 4_000), 'the bank', () => answer(work()))

  const pay = (session: Session, call: PspCall, card: Payment['card'], answer: Answering) => {
    const others = session.payments.filter(({ state }) => state === 'atBank')
    const isKeptOut = others.some(({ form }) => traits.guardsForms || form !== call.form)
    if (isKeptOut || !canBePaid(session)) return answer(over)
    if (card === 'broken') return answer({ kind: 'error', status: 500 })
    const payment: Payment = { id: call.id, form: call.form, card, state: 'atBank' }
    session.payments.push(payment)
    world.count(`card: ${card}`)
    switch (card) {
      case 'approved':
        return atBank(() => take(session, payment), answer)
      case 'refused':
        return atBank(() => refuse(session, payment), answer)
      case 'frictionless':
      case 'challenge':
        payment.state = 'authenticating'
        return answer({ kind: 'identify', payment: payment.id })
      case 'bank':
        payment.state = 'authenticating'
        return answer({ kind: 'redirect' })
    }
  }

  const decide = (session: Session, call: PspCall, answer: Answering): void => {
    const { asks } = call
    if (asks.kind === 'setup') return answer(canBePaid(session) ? { kind: 'ready' } : over)
    if (asks.kind === 'payment') return pay(session, call, asks.card, answer)
    // A word about a payment counts for its own session, and once.
    const payment = session.payments.find(({ id }) => id === asks.payment)
    if (payment?.state !== 'authenticating') return answer(over)
    if (asks.kind === 'fingerprint')
      return answer({
        kind: payment.card === 'challenge' ? 'challenge' : 'authenticated',
        payment: payment.id,
      })
    payment.state = 'atBank'
    const cancel = () => {
      payment.state = 'over'
      return result('Cancelled')
    }
    const words = { Y: () => take(session, payment), N: () => refuse(session, payment), U: cancel }
    atBank(words[asks.word], answer)
  }

  return {
    /** The form whose payment was taken for an order, or null. */
    takerOf: (billingNo: string) => sessions.get(billingNo)?.takenBy ?? null,
    handle: (call: PspCall, answer: Answering): void => {
      const known = calls.get(call.id)
      if (known?.answer) return answer(known.answer)
      if (known !== undefined) return void known.waiting.push(answer)
      const waiting = [answer]
      calls.set(call.id, { answer: null, waiting })
      const session = sessionOf(call)
      const reply = (made: PspAnswer) => {
        calls.set(call.id, { answer: made, waiting })
        for (const each of waiting.splice(0)) each(made)
      }
      if (session === null) reply(over)
      else decide(session, call, reply)
    },
  }
}

/** Where payments are made, as far as a run needs it. */
export type Provider = ReturnType<typeof createProvider>

interface ProviderDeps {
  readonly world: World
  readonly ledger: Ledger
  readonly traits: ReturnType<typeof drawCardTraits>
}

/** Makes the provider. */
export function createProvider({ world, ledger, traits }: ProviderDeps) {
  const random = world.random.fork('provider')
  const settle = (billingNo: string, outcome: 'success' | 'fail') => {
    const order = ledger.byNumber(billingNo)
    if (order === null) return
    world.say('provider', `${billingNo} ${outcome}`)
    ledger.settle(order, outcome)
  }
  /** The player has paid or was declined in a form: the provider knows of it after a while. */
  const take = (billingNo: string, outcome: 'success' | 'fail') => {
    world.say('player', `${outcome} ${billingNo}`)
    const delayMs = random.between(1_000, world.hasFaults() ? 120_000 : 5_000)
    world.timeline.plan(delayMs, 'provider', () => settle(billingNo, outcome))
  }
  return {
    sessions: createCardSessions({ world, ledger, traits }),
    take,
    /** The player is on the page of an order: pays, declines, or leaves it for later. */
    visit: (url: string) => {
      const billingNo = url.slice(`${providerOrigin}/pay/`.length)
      if (!url.startsWith(`${providerOrigin}/pay/`) || ledger.byNumber(billingNo) === null)
        return world.broken('pay links', `a window went to ${url}`)
      const act = world.hasFaults() ? random.weighted({ pays: 6, declines: 2, leaves: 3 }) : 'pays'
      if (act === 'leaves') return world.say('player', `leaves ${billingNo}`)
      take(billingNo, act === 'pays' ? 'success' : 'fail')
    },
    /** Every order that waits is paid or declined. */
    settleAll: () => {
      for (const { billingNo, outcome } of ledger.orders)
        if (outcome === 'pending') settle(billingNo, random.chance(0.7) ? 'success' : 'fail')
    },
  }
}
