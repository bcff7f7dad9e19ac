import * as v from 'valibot'
import type { World } from '../../world/world.ts'
import type { Authentications } from './authentications.ts'
import { resultOf, sessionDataOf, settlePayment } from './settlePayment.ts'
import type { PspOrder } from './settlePayment.ts'
import { outcomeOfCard } from './testCards.ts'
import { challengeAction, fingerprintAction, frictionlessDetails } from './threeDSActions.ts'

/** What becomes of a call: an answer, an error of the provider, or a connection that breaks. */
export type PspAnswer =
  | { readonly kind: 'answer'; readonly body: object }
  | { readonly kind: 'error'; readonly status: 422 | 500 }
  | { readonly kind: 'lost' }

const sealed = v.pipe(v.string(), v.startsWith('sandbox.'))

/** A payment by card, as the SDK sends it: every field sealed by its frame, none in the clear. */
export const cardPaymentSchema = v.object({
  paymentMethod: v.object({
    type: v.literal('scheme'),
    encryptedCardNumber: sealed,
    encryptedExpiryMonth: sealed,
    encryptedExpiryYear: sealed,
    encryptedSecurityCode: sealed,
  }),
  origin: v.string(),
})

const open = (blob: string) => Buffer.from(blob.slice('sandbox.'.length), 'base64').toString()

const answer = (body: object): PspAnswer => ({ kind: 'answer', body })
const refused: PspAnswer = { kind: 'error', status: 422 }

/** Where the parts of the sandbox's Adyen meet. */
export interface Psp {
  readonly world: World
  readonly authentications: Authentications
  readonly sandboxOrigin: string
}

/** Pays an open order by a card that was typed into the form. */
export const payByCard = (
  psp: Psp,
  order: PspOrder,
  { paymentMethod, origin }: v.InferOutput<typeof cardPaymentSchema>,
): Promise<PspAnswer> => payWithCard(psp, order, { number: open(paymentMethod.encryptedCardNumber), origin })

/** Pays an open order by card, wherever its number comes from; which card decides what becomes of it. */
export async function payWithCard(
  { world, authentications, sandboxOrigin }: Psp,
  order: PspOrder,
  { number, origin }: { readonly number: string; readonly origin: string },
): Promise<PspAnswer> {
  const outcome = outcomeOfCard(number)
  switch (outcome) {
    case 'approved':
      return answer(await settlePayment(world, order, 'success'))
    case 'declined':
      return answer(await settlePayment(world, order, 'fail'))
    case 'lost':
      await settlePayment(world, order, 'success')
      return { kind: 'lost' }
    case 'frictionless':
    case 'challenge': {
      if (!world.localNames.isOrigin(origin)) return refused
      const authentication = authentications.begin({
        billingNo: order.billing_no,
        formOrigin: origin,
        isFrictionless: outcome === 'frictionless',
      })
      const action = fingerprintAction(sandboxOrigin, authentication)
      return answer({ resultCode: 'IdentifyShopper', sessionData: sessionDataOf(order), action })
    }
    case 'broken':
      return { kind: 'error', status: 500 }
    case 'expired':
      return refused
    case 'refused':
    case null:
      return answer(resultOf(order, 'Refused'))
  }
}

const fingerprintSchema = v.object({ paymentData: v.string(), fingerprintResult: v.string() })

/** Goes on after the bank has looked at the device: done, or the bank's page. */
export function afterFingerprint({ authentications, sandboxOrigin }: Psp, body: unknown): PspAnswer {
  const read = v.safeParse(fingerprintSchema, body)
  const authentication = read.success ? authentications.find(read.output.paymentData) : null
  if (authentication === null) return refused
  if (!authentication.isFrictionless)
    return answer({ type: 'action', action: challengeAction(sandboxOrigin, authentication) })
  authentications.decide(authentication.id, 'Y')
  return answer({ type: 'completed', details: frictionlessDetails(authentication) })
}

const detailsSchema = v.object({ details: v.object({ threeDSResult: v.string() }) })
const resultSchema = v.pipe(v.string(), v.parseJson(), v.object({ authorisationToken: v.string() }))

/**
 * Ends a payment after 3-D Secure 2 by what the bank has told the provider; what the browser says of it is not looked at.
 * A result counts once, and for its own order.
 */
export async function afterAuthentication(
  { world, authentications }: Psp,
  order: PspOrder,
  body: unknown,
): Promise<PspAnswer> {
  const read = v.safeParse(detailsSchema, body)
  const text = read.success ? Buffer.from(read.output.details.threeDSResult, 'base64').toString() : ''
  const result = v.safeParse(resultSchema, text)
  const authentication = result.success ? authentications.take(result.output.authorisationToken) : null
  if (authentication?.billingNo !== order.billing_no) return refused
  if (authentication.result === 'Y') return answer(await settlePayment(world, order, 'success'))
  if (authentication.result === 'N') return answer(await settlePayment(world, order, 'fail'))
  return answer(resultOf(order, 'Cancelled'))
}
