import * as v from 'valibot'
import type { World } from '../../world/world.ts'
import type { BlikPayments, blikPaymentSchema } from './blikPayments.ts'
import type { PspAnswer } from './cardPayment.ts'
import { resultOf, sessionDataOf, settlePayment } from './settlePayment.ts'
import type { PspOrder } from './settlePayment.ts'

const answer = (body: object): PspAnswer => ({ kind: 'answer', body })
const refused: PspAnswer = { kind: 'error', status: 422 }

/** Where BLIK and the orders of the sandbox meet. */
export interface BlikDesk {
  readonly world: World
  readonly payments: BlikPayments
  readonly find: (billingNo: string) => Promise<PspOrder | undefined>
}

/** Takes a code: the form waits for the app of the bank, or is told that the code is wrong. */
export function payByBlik(
  { payments }: BlikDesk,
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
export async function blikStatus({ world, payments, find }: BlikDesk, body: unknown): Promise<PspAnswer> {
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
