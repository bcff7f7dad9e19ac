import type { CardKind } from '../world/brand.ts'
import type { Page } from '../browser/page.ts'
import { orderOfDropIn } from '../service/ledger.ts'
import type { Ledger, LedgerOrder } from '../service/ledger.ts'
import { providerOrigin } from '../world/brand.ts'
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

/** How a run's provider does what its documents leave open. */
export interface CardTraits {
  /** How long a session can be paid, in milliseconds. */
  readonly sessionLifeMs: number
  /** Whether a payment under way keeps another one of the same form out; sessions of two documents always do. */
  readonly guardsForms: boolean
  /** Whether the service closes an order, and its session, when a card is refused. */
  readonly refusalEnds: boolean
}

/** Adyen's side of the sessions, one for each order. Source: decision 94. */
export interface CardSessions {
  handle(call: PspCall, answer: (answer: PspAnswer) => void): void
  /** The form whose payment was taken for an order, or null. */
  takerOf(billingNo: string): string | null
}

interface Payment {
  readonly id: string
  readonly form: string
  readonly card: CardKind | 'bank'
  state: 'atBank' | 'authenticating' | 'over'
}

interface Session {
  readonly order: LedgerOrder
  readonly madeAtMs: number
  readonly payments: Payment[]
  /** The form whose payment was taken. */
  takenBy: string | null
  refusals: number
}

const mostRefusals = 3
const over: PspAnswer = { kind: 'error', status: 422 }
const result = (resultCode: 'Authorised' | 'Refused' | 'Cancelled'): PspAnswer => ({
  kind: 'result',
  resultCode,
})

/** Makes the sessions; a session is completed by the first payment that is authorised, and takes no other one. */
function createCardSessions(deps: {
  readonly world: World<Page>
  readonly ledger: Ledger
  readonly traits: CardTraits
}): CardSessions {
  const { world, ledger, traits } = deps
  const { timeline } = world
  const random = world.random.fork('card sessions')
  const sessions = new Map<string, Session>()
  /** By the id of a call: its answer, or who waits for it. */
  const calls = new Map<
    string,
    { answer: PspAnswer | null; readonly waiting: ((answer: PspAnswer) => void)[] }
  >()

  const sessionOf = (call: PspCall): Session | null => {
    const order = ledger.byNumber(
      orderOfDropIn({ sessionId: call.sessionId, sessionData: call.sessionData }) ?? '',
    )
    if (order === null) return null
    const known = sessions.get(order.billingNo)
    if (known !== undefined) return known
    const made = { order, madeAtMs: order.madeAtMs, payments: [], takenBy: null, refusals: 0 }
    sessions.set(order.billingNo, made)
    return made
  }
  const canBePaid = ({ order, madeAtMs, takenBy, refusals }: Session) =>
    order.outcome === 'pending' &&
    takenBy === null &&
    refusals < mostRefusals &&
    (!world.hasFaults() || timeline.nowMs() - madeAtMs < traits.sessionLifeMs)
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
  const atBank = (work: () => PspAnswer, answer: (answer: PspAnswer) => void) =>
    void timeline.plan(random.between(100, 4_000), 'the bank', () => answer(work()))

  const pay = (session: Session, call: PspCall, card: Payment['card'], answer: (a: PspAnswer) => void) => {
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

  const decide = (session: Session, call: PspCall, answer: (answer: PspAnswer) => void): void => {
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
    const words = {
      Y: () => take(session, payment),
      N: () => refuse(session, payment),
      U: (): PspAnswer => {
        payment.state = 'over'
        return result('Cancelled')
      },
    }
    atBank(words[asks.word], answer)
  }

  return {
    takerOf: (billingNo) => sessions.get(billingNo)?.takenBy ?? null,
    handle: (call, answer) => {
      const known = calls.get(call.id)
      if (known !== undefined) {
        if (known.answer === null) known.waiting.push(answer)
        else answer(known.answer)
        return
      }
      const entry: { answer: PspAnswer | null; waiting: ((answer: PspAnswer) => void)[] } = {
        answer: null,
        waiting: [answer],
      }
      calls.set(call.id, entry)
      const session = sessionOf(call)
      const reply = (made: PspAnswer) => {
        entry.answer = made
        for (const each of entry.waiting.splice(0)) each(made)
      }
      if (session === null) reply(over)
      else decide(session, call, reply)
    },
  }
}

/** Where payments are made, as far as a run needs it. */
export interface Provider {
  readonly sessions: CardSessions
  /** The player is on the page of an order: pays, declines, or leaves it for later. */
  visit(url: string): void
  /** The player has paid or was declined in a form: the provider knows of it after a while. */
  take(billingNo: string, outcome: 'success' | 'fail'): void
  /** Every order that waits is paid or declined. */
  settleAll(): void
}

/** Makes the provider. */
export function createProvider({
  world,
  ledger,
  traits,
}: {
  readonly world: World<Page>
  readonly ledger: Ledger
  readonly traits: CardTraits
}): Provider {
  const random = world.random.fork('provider')
  const settle = (billingNo: string, outcome: 'success' | 'fail') => {
    const order = ledger.byNumber(billingNo)
    if (order === null) return
    world.say('provider', `${billingNo} ${outcome}`)
    ledger.settle(order, outcome)
  }
  const take = (billingNo: string, outcome: 'success' | 'fail') => {
    world.say('player', `${outcome} ${billingNo}`)
    const delayMs = random.between(1_000, world.hasFaults() ? 120_000 : 5_000)
    world.timeline.plan(delayMs, 'provider', () => settle(billingNo, outcome))
  }
  return {
    sessions: createCardSessions({ world, ledger, traits }),
    take,
    visit: (url) => {
      const billingNo = url.slice(`${providerOrigin}/pay/`.length)
      if (!url.startsWith(`${providerOrigin}/pay/`) || ledger.byNumber(billingNo) === null)
        return world.broken('pay links', `a window went to ${url}`)
      const act = world.hasFaults() ? random.weighted({ pays: 6, declines: 2, leaves: 3 }) : 'pays'
      if (act === 'leaves') return world.say('player', `leaves ${billingNo}`)
      take(billingNo, act === 'pays' ? 'success' : 'fail')
    },
    settleAll: () => {
      for (const { billingNo, outcome } of ledger.orders)
        if (outcome === 'pending') settle(billingNo, random.chance(0.7) ? 'success' : 'fail')
    },
  }
}
