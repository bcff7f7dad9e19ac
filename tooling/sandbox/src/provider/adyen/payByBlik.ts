import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { World } from '../../world/world.ts'
import { answer, payWithCard, refused, resultOf, sessionDataOf, settlePayment } from './cardPayment.ts'
import type { Psp, PspAnswer, PspOrder } from './cardPayment.ts'

/** What the player does in the app of the bank. */
type BlikOutcome = 'confirmed' | 'declined' | 'waits'

/** The codes of the sandbox's BLIK; any other one is refused at once, and the order stays open. */
const blikCodes = {
  '777123': 'confirmed',
  '777002': 'declined',
  '777009': 'waits',
} as const satisfies Readonly<Record<string, BlikOutcome>>

/** A payment by BLIK, as the SDK sends it. */
export const blikPaymentSchema = v.object({
  paymentMethod: v.object({ type: v.literal('blik'), blikCode: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
})

/** A payment that waits for the app of the bank. */
interface BlikPayment {
  readonly billingNo: string
  readonly outcome: BlikOutcome
  /** Whether the form has asked before: the app answers after the first time. */
  readonly isAsked: boolean
}

/** The payments that wait, in memory like those at the bank. */
interface BlikPayments {
  /** The outcome that a code stands for; null for a wrong one. */
  outcomeOf(code: string): BlikOutcome | null
  /** Begins one; its `paymentData`. */
  begin(of: Pick<BlikPayment, 'billingNo' | 'outcome'>): string
  /** The payment that a form asks about, as it was before; null where there is none. */
  ask(paymentData: string): BlikPayment | null
}

/** How many payments wait; in a shared sandbox nobody else ends them. */
const paymentsKept = 1_000

export function createBlikPayments(): BlikPayments {
  const known = new Map<string, BlikPayment>()
  return {
    outcomeOf: (code) => (code in blikCodes ? blikCodes[code as keyof typeof blikCodes] : null),
    begin: (of) => {
      const id = randomUUID()
      known.set(id, { ...of, isAsked: false })
      const [oldest] = known.keys()
      if (known.size > paymentsKept && oldest !== undefined) known.delete(oldest)
      return id
    },
    ask: (paymentData) => {
      const payment = known.get(paymentData) ?? null
      if (payment !== null) known.set(paymentData, { ...payment, isAsked: true })
      return payment
    },
  }
}

/** Where BLIK and the orders of the sandbox meet. */
interface BlikDeps {
  readonly world: World
  readonly payments: BlikPayments
  readonly find: (billingNo: string) => Promise<PspOrder | undefined>
}

/** Takes a code: the form waits for the app of the bank, or is told that the code is wrong. */
export function payByBlik(
  { payments }: BlikDeps,
  order: PspOrder,
  { paymentMethod }: v.InferOutput<typeof blikPaymentSchema>,
): PspAnswer {
  const outcome = payments.outcomeOf(paymentMethod.blikCode)
  if (outcome === null) return answer(resultOf(order, 'Refused'))
  const paymentData = payments.begin({ billingNo: order.billing_no, outcome })
  const action = { type: 'await', paymentMethodType: 'blik', paymentData }
  return answer({ resultCode: 'Pending', sessionData: sessionDataOf(order), action })
}

const statusSchema = v.object({ paymentData: v.string() })

/**
 * What a waiting form is told. The player answers in the app while it asks for the first time, whether it asks again or
 * not; it hears of it when it does.
 */
export async function blikStatus({ world, payments, find }: BlikDeps, body: unknown): Promise<PspAnswer> {
  const read = v.safeParse(statusSchema, body)
  const payment = read.success ? payments.ask(read.output.paymentData) : null
  const order = payment === null ? undefined : await find(payment.billingNo)
  if (payment === null || order === undefined) return refused
  const pending = { type: 'pending', resultCode: 'pending' }
  if (payment.outcome === 'waits') return answer(pending)
  const { resultCode } = await settlePayment(
    world,
    order,
    payment.outcome === 'confirmed' ? 'success' : 'fail',
  )
  if (!payment.isAsked) return answer(pending)
  return answer({ type: 'complete', resultCode: resultCode.toLowerCase(), payload: payment.billingNo })
}

/** What the form hands in when it has heard the outcome. */
export const blikDetailsSchema = v.object({ details: v.object({ payload: v.string() }) })

/** Ends the form by what the bank has told the provider; what the browser says of it is not looked at. */
export function afterBlik(order: PspOrder, { details }: v.InferOutput<typeof blikDetailsSchema>): PspAnswer {
  if (details.payload !== order.billing_no) return refused
  if (order.outcome === 'pending') return answer(resultOf(order, 'Pending'))
  return answer(resultOf(order, order.outcome === 'success' ? 'Authorised' : 'Refused'))
}

/** What the data of a session end with that offers Google Pay. */
export const googlePayMark = '.googlepay'

/** Google Pay in a session's list of ways, with the two merchants that Adyen names for it. */
export const googlePayWay = {
  type: 'googlepay',
  name: 'Google Pay',
  brands: ['visa', 'mc'],
  configuration: { merchantId: '00000000000000000001', gatewayMerchantId: 'SandboxStore' },
} as const

/** Google's token: sealed for the gateway, which here means in base64. */
const tokenSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ protocolVersion: v.literal('ECv2'), signature: v.string(), signedMessage: v.string() }),
)

/** A payment by Google Pay, as the SDK sends it: the card is in the token. */
export const googlePaymentSchema = v.object({
  paymentMethod: v.object({
    type: v.picklist(['googlepay', 'paywithgoogle']),
    googlePayCardNetwork: v.picklist(['VISA', 'MASTERCARD']),
    googlePayToken: v.string(),
  }),
  origin: v.string(),
})

/** Pays an open order with the card in Google's token; which card decides what becomes of it, as for a typed one. */
export const payByGoogle = (
  psp: Psp,
  order: PspOrder,
  { paymentMethod, origin }: v.InferOutput<typeof googlePaymentSchema>,
): Promise<PspAnswer> => {
  const token = v.safeParse(tokenSchema, paymentMethod.googlePayToken)
  if (!token.success) return Promise.resolve({ kind: 'error', status: 422 })
  const number = Buffer.from(token.output.signedMessage, 'base64').toString()
  return payWithCard(psp, order, { number, origin })
}
