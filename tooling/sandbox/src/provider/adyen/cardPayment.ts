import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { World } from '../../world/world.ts'
import { answer, payByTestCard, refused, settleAtProvider } from '../../payments/payments.ts'
import type { PspAnswer, PspOrder } from '../../payments/payments.ts'

/** What the provider answers to a payment that is final, or that waits. */
interface PaymentResult {
  readonly resultCode: 'Authorised' | 'Refused' | 'Pending' | 'Cancelled'
  readonly sessionData: string
  readonly sessionResult: string
}

/** The data that the SDK has to send with its next call for this session. */
export const sessionDataOf = (order: Pick<PspOrder, 'billing_no'>): string => `data-of-${order.billing_no}`

/** An answer that ends the SDK's part. */
export const resultOf = (order: PspOrder, resultCode: PaymentResult['resultCode']): PaymentResult => ({
  resultCode,
  sessionData: sessionDataOf(order),
  sessionResult: 'SR',
})

const paidOrRefused = (order: PspOrder, isPaid: boolean) => resultOf(order, isPaid ? 'Authorised' : 'Refused')

/** Ends an order, with what Adyen answers then. */
export const settlePayment = async (
  world: World,
  order: PspOrder,
  outcome: 'success' | 'fail',
): Promise<PaymentResult> =>
  paidOrRefused(order, (await settleAtProvider(world, order, outcome)) === 'success')

/**
 * Where the sandbox replaces Adyen. Its SDK requires the word "test" in the address of a test key, and takes messages of the
 * hosted fields from what stands before `/checkoutshopper/`.
 */
export const pspPath = '/checkoutshopper/test/'

/** Where the bank's pages and the provider's notification pages are. */
export const threeDSPath = `${pspPath}3ds/`

const token = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')

/** What the SDK needs to let the bank look at the device, in a frame that nobody sees. */
const fingerprintAction = (sandboxOrigin: string, { id }: Authentication) => ({
  type: 'threeDS2',
  subtype: 'fingerprint',
  paymentMethodType: 'scheme',
  paymentData: id,
  token: token({
    threeDSMethodUrl: `${sandboxOrigin}${threeDSPath}method`,
    threeDSMethodNotificationURL: `${sandboxOrigin}${threeDSPath}methodNotification`,
    threeDSServerTransID: id,
  }),
})

/** What the SDK needs to show the bank's page to the player, in a frame. */
const challengeAction = (sandboxOrigin: string, { id }: Authentication) => ({
  type: 'threeDS2',
  subtype: 'challenge',
  paymentMethodType: 'scheme',
  authorisationToken: id,
  token: token({
    acsURL: `${sandboxOrigin}${threeDSPath}challenge`,
    acsTransID: id,
    messageVersion: '2.2.0',
    threeDSNotificationURL: `${sandboxOrigin}${threeDSPath}challengeNotification`,
    threeDSServerTransID: id,
  }),
})

/** What the SDK hands in for a payment that the bank has let through without a question. */
const frictionlessDetails = ({ id }: Authentication) => ({
  threeDSResult: token({ transStatus: 'Y', authorisationToken: id }),
})

/** What the bank's page said of the player: passed, failed, or cancelled. */
export type AuthenticationResult = 'Y' | 'N' | 'U'

/** A 3-D Secure 2 authentication of one payment; the bank tells the provider its result, never the browser. */
export interface Authentication {
  readonly id: string
  readonly billingNo: string
  /** The page that pays, to which the frames report. */
  readonly formOrigin: string
  readonly isFrictionless: boolean
  /** What the bank decided; its first word stands. */
  result: AuthenticationResult | null
}

/** The authentications that are under way, in memory: a sandbox that starts again knows of none, like an expired session. */
export type Authentications = Map<string, Authentication>

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

/** Pays an open order by card, wherever its number comes from. */
export const payWithCard = (
  { world, authentications, sandboxOrigin }: Psp,
  order: PspOrder,
  { number, origin }: { readonly number: string; readonly origin: string },
): Promise<PspAnswer> =>
  payByTestCard(world, order, {
    number,
    says: (isPaid) => paidOrRefused(order, isPaid),
    asks: (outcome) => {
      if (!world.localNames.isOrigin(origin)) return refused
      const authentication: Authentication = {
        id: randomUUID(),
        billingNo: order.billing_no,
        formOrigin: origin,
        isFrictionless: outcome === 'frictionless',
        result: null,
      }
      authentications.set(authentication.id, authentication)
      const action = fingerprintAction(sandboxOrigin, authentication)
      return answer({ resultCode: 'IdentifyShopper', sessionData: sessionDataOf(order), action })
    },
  })

const fingerprintSchema = v.object({ paymentData: v.string(), fingerprintResult: v.string() })

/** Goes on after the bank has looked at the device: done, or the bank's page. */
export function afterFingerprint({ authentications, sandboxOrigin }: Psp, body: unknown): PspAnswer {
  const authentication = v.is(fingerprintSchema, body) ? authentications.get(body.paymentData) : undefined
  if (authentication === undefined) return refused
  if (!authentication.isFrictionless)
    return answer({ type: 'action', action: challengeAction(sandboxOrigin, authentication) })
  authentication.result ??= 'Y'
  return answer({ type: 'completed', details: frictionlessDetails(authentication) })
}

/** What the SDK hands in after 3-D Secure 2, in base64. */
const resultSchema = v.object({
  details: v.object({
    threeDSResult: v.pipe(
      v.string(),
      v.transform((text) => Buffer.from(text, 'base64').toString()),
      v.parseJson(),
      v.object({ authorisationToken: v.string() }),
    ),
  }),
})

/**
 * Ends a payment after 3-D Secure 2 by what the bank has told the provider; what the browser says of it is not looked at.
 * A result counts once, and for its own order.
 */
export async function afterAuthentication(
  { world, authentications }: Psp,
  order: PspOrder,
  body: unknown,
): Promise<PspAnswer> {
  const read = v.safeParse(resultSchema, body)
  const id = read.success ? read.output.details.threeDSResult.authorisationToken : ''
  const authentication = authentications.get(id)
  authentications.delete(id)
  if (authentication?.billingNo !== order.billing_no) return refused
  if (authentication.result === 'Y') return answer(await settlePayment(world, order, 'success'))
  if (authentication.result === 'N') return answer(await settlePayment(world, order, 'fail'))
  return answer(resultOf(order, 'Cancelled'))
}
