import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { findOrder } from '../../orders/finishOrder.ts'
import type { World } from '../../world/world.ts'
import { answer, refused } from '../../payments/payments.ts'
import type { PspAnswer, PspOrder } from '../../payments/payments.ts'
import { payWithCard, resultOf, sessionDataOf, settlePayment } from './cardPayment.ts'
import type { Psp } from './cardPayment.ts'

/** What the player does in the app of the bank. */
type BlikOutcome = 'confirmed' | 'declined' | 'waits'

/** The codes of the sandbox's BLIK; any other one is refused at once, and the order stays open. */
const blikCodes: ReadonlyMap<string, BlikOutcome> = new Map([
  ['777123', 'confirmed'],
  ['777002', 'declined'],
  ['777009', 'waits'],
])

/** A payment by BLIK, as the SDK sends it. */
export const blikPaymentSchema = v.object({
  paymentMethod: v.object({ type: v.literal('blik'), blikCode: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
})

/** A payment that waits for the app of the bank. */
interface BlikPayment {
  readonly billingNo: string
  readonly outcome: BlikOutcome
  /** Whether the form has asked before: the app answers after the first time. */
  isAsked: boolean
}

/** The payments that wait, by their `paymentData`, in memory like those at the bank. */
export type BlikPayments = Map<string, BlikPayment>

/** Takes a code: the form waits for the app of the bank, or is told that the code is wrong. */
export function payByBlik(
  payments: BlikPayments,
  order: PspOrder,
  { paymentMethod }: v.InferOutput<typeof blikPaymentSchema>,
): PspAnswer {
  const outcome = blikCodes.get(paymentMethod.blikCode)
  if (outcome === undefined) return answer(resultOf(order, 'Refused'))
  const paymentData = randomUUID()
  payments.set(paymentData, { billingNo: order.billing_no, outcome, isAsked: false })
  const action = { type: 'await', paymentMethodType: 'blik', paymentData }
  return answer({ resultCode: 'Pending', sessionData: sessionDataOf(order), action })
}

const statusSchema = v.object({ paymentData: v.string() })

/**
 * What a waiting form is told. The player answers in the app while it asks for the first time, whether it asks again or
 * not; it hears of it when it does.
 */
export async function blikStatus(world: World, payments: BlikPayments, body: unknown): Promise<PspAnswer> {
  const payment = v.is(statusSchema, body) ? payments.get(body.paymentData) : undefined
  const order = payment && (await findOrder(world.db, payment.billingNo))
  if (payment === undefined || order === undefined) return refused
  const { isAsked, outcome } = payment
  payment.isAsked = true
  const pending = { type: 'pending', resultCode: 'pending' }
  if (outcome === 'waits') return answer(pending)
  const { resultCode } = await settlePayment(world, order, outcome === 'confirmed' ? 'success' : 'fail')
  if (!isAsked) return answer(pending)
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
