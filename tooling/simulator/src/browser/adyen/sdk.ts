import type { PspAnswer, PspCall } from '../../provider/cardSessions.ts'
import type { CardKind } from '../../world/brand.ts'
import { runningWindow } from '../page.ts'
import type { CardForm, ChallengeAnswer } from '../payTab.ts'
import type { AdyenHost } from './pspLink.ts'

/**
 * A model of `@adyen/adyen-web` 6 with sessions, as far as our code uses it: which calls it makes, in which order, and what
 * it calls back. Read from the SDK's own code. It draws nothing.
 */

/** What our code gives the SDK. */
interface Configuration {
  readonly session: { readonly id: string; readonly sessionData: string }
  readonly beforeSubmit: (
    data: object,
    component: object,
    actions: { readonly resolve: (data: object) => void; readonly reject: () => void },
  ) => void
  readonly onPaymentCompleted: (result: unknown) => void
  readonly onPaymentFailed: (result: unknown) => void
  readonly onError: (error: Error) => void
}

interface DropinConfiguration {
  readonly paymentMethodsConfiguration: { readonly card: { readonly onConfigSuccess: () => void } }
  readonly onSelect: (component: { readonly type: string }) => void
  readonly onReady: () => void
}

type Checkout = Awaited<ReturnType<typeof AdyenCheckout>>

/** The SDK's own error; its name is its kind. */
const errorOf = (name: 'NETWORK_ERROR' | 'ERROR') => Object.assign(new Error(name), { name })

const hosts = new WeakMap<Window, AdyenHost>()

/** The pay document in this window runs Adyen's code. */
export function placeAdyen(window: Window, host: AdyenHost): void {
  hosts.set(window, host)
}

/** Our code makes ways of its own from it; the model leads none of them anywhere. */
export class Redirect {
  static readonly type = 'redirect'
}
export const Card = 'scheme'

/** Sets a session up; an error is both reported and thrown. */
export async function AdyenCheckout(configuration: Configuration) {
  const window = runningWindow()
  const host = window && hosts.get(window)
  if (host === undefined) throw new Error('No pay document runs')
  const { id: sessionId, sessionData } = configuration.session
  host.asked({ sessionId, sessionData })
  const call = (asks: PspCall['asks']) => host.callPsp({ sessionId, sessionData, asks })
  const answer = await call({ kind: 'setup' })
  if (answer?.kind !== 'ready') {
    const error = errorOf('NETWORK_ERROR')
    configuration.onError(error)
    throw error
  }
  return {
    host,
    configuration,
    call,
    paymentMethodsResponse: { paymentMethods: [{ type: Card }, { type: 'sandboxbank' }] },
    session: { configuration: {} },
    options: {},
  }
}

const fingerprintMs = 900
/** The SDK waits so long for the bank's page. */
const challengeMs = 600_000

/** The list of ways with an open card form. */
export class Dropin {
  private readonly checkout: Checkout
  private readonly given: DropinConfiguration
  private isLoading = false
  private hasFields = false
  private challenge: ((word: ChallengeAnswer) => void) | null = null

  constructor(checkout: Checkout, given: DropinConfiguration) {
    this.checkout = checkout
    this.given = given
  }

  mount(place: HTMLElement): this {
    const { host, configuration } = this.checkout
    const list = {} as Element
    const find = (selector: string) => (selector === '.adyen-checkout__payment-method' ? list : null)
    Object.assign(place, { querySelector: find })
    const form: CardForm = {
      step: () => {
        if (this.challenge !== null) return 'challenge'
        if (this.isLoading) return 'paying'
        return this.hasFields ? 'fields' : 'loading'
      },
      pay: (card, by) => {
        // The button is disabled while it turns; the Enter key of a hosted field goes past it.
        if (by === 'enter' || !this.isLoading) this.submit(card)
      },
      payAtBank: () => {
        this.given.onSelect({ type: 'sandboxbank' })
        if (!this.isLoading) this.submit('bank')
      },
      answer: (word) => this.challenge?.(word),
    }
    const fieldsCome = () => {
      this.hasFields = true
      this.given.paymentMethodsConfiguration.card.onConfigSuccess()
    }
    setTimeout(() => {
      host.shows(form)
      this.given.onReady()
    }, 60)
    const manner = host.fields()
    if (manner === 'come') setTimeout(fieldsCome, 400)
    if (manner === 'late') setTimeout(fieldsCome, 15_000)
    if (manner === 'break') setTimeout(() => configuration.onError(errorOf('ERROR')), 5_000)
    return this
  }

  private submit(card: CardKind | 'bank'): void {
    this.isLoading = true
    const { configuration } = this.checkout
    const send = new Promise<object>((resolve, reject) => {
      configuration.beforeSubmit({}, this, {
        resolve,
        reject: () => reject(errorOf('ERROR')),
      })
    })
    void send.then(
      () => this.makePayment(card),
      () => {
        this.isLoading = false
      },
    )
  }

  private async makePayment(card: CardKind | 'bank'): Promise<void> {
    this.checkout.host.sent()
    this.take(await this.checkout.call({ kind: 'payment', card }))
  }

  /** What the SDK does with an answer to a payment. */
  private take(answer: PspAnswer | null): void {
    const { configuration, host } = this.checkout
    switch (answer?.kind) {
      case 'result':
        if (answer.resultCode === 'Authorised') configuration.onPaymentCompleted(answer)
        else configuration.onPaymentFailed(answer)
        return
      case 'identify':
        return this.identify(answer.payment)
      case 'redirect':
        return host.redirects()
      default:
        this.fail()
    }
  }

  /** A call without an answer, or with an error: the form can be used again unless our code takes it away. */
  private fail(): void {
    const { configuration } = this.checkout
    this.isLoading = false
    configuration.onError(errorOf('NETWORK_ERROR'))
    configuration.onPaymentFailed(undefined)
  }

  /** 3-D Secure 2: the bank looks at the device, then perhaps asks the player. */
  private identify(payment: string): void {
    const finish = async (word: ChallengeAnswer) => {
      this.challenge = null
      this.take(await this.checkout.call({ kind: 'details', payment, word }))
    }
    const look = async () => {
      const answer = await this.checkout.call({ kind: 'fingerprint', payment })
      if (answer?.kind === 'authenticated') return finish('Y')
      if (answer?.kind !== 'challenge') return this.fail()
      this.challenge = (word) => void finish(word)
      setTimeout(() => this.challenge?.('U'), challengeMs)
    }
    setTimeout(() => void look(), fingerprintMs)
  }
}
