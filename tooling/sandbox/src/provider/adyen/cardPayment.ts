import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { OrderTable } from '../../db/tables.ts'
import { finishOrder } from '../../orders/finishOrder.ts'
import type { World } from '../../world/world.ts'

/** An order at the provider. */
export type PspOrder = Selectable<OrderTable>

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

/** Ends an order as its provider does, by its player's clock; answers what it is then. An order that is final already stays what it is. */
export async function settleAtProvider(
  world: World,
  order: PspOrder,
  outcome: 'success' | 'fail',
): Promise<PspOrder['outcome']> {
  const player = [order.username, order.idfv]
  const settled = await finishOrder(world.db, {
    billingNo: order.billing_no,
    outcome,
    source: 'provider',
    atMs: world.now() + world.clocks.of(player),
    settlesMs: world.now() + world.settles.of(player),
  })
  return settled.kind === 'noOrder' ? 'pending' : settled.outcome
}

/** The same, with what Adyen answers then. */
export async function settlePayment(
  world: World,
  order: PspOrder,
  outcome: 'success' | 'fail',
): Promise<PaymentResult> {
  const ended = await settleAtProvider(world, order, outcome)
  return resultOf(order, ended === 'success' ? 'Authorised' : 'Refused')
}

/** What becomes of a payment by card at the sandbox's Adyen. */
export type CardOutcome =
  /** The money is taken at once. */
  | 'approved'
  /** The bank refuses, and the service ends the order. */
  | 'declined'
  /** The bank refuses; the session and the order stay open for another card. */
  | 'refused'
  /** 3-D Secure 2: the bank looks at the device and asks nothing. */
  | 'frictionless'
  /** 3-D Secure 2: the bank's page asks the player, who passes, fails or cancels there. */
  | 'challenge'
  /** The provider's own service breaks before anything happened. */
  | 'broken'
  /** The session has expired between its start and the payment. */
  | 'expired'
  /** The money is taken, and the answer never arrives. */
  | 'lost'

/** The numbers of the test cards; any date to come and any three digits go with them. */
export const testCards = {
  '4111111111111111': 'approved',
  '4000000000000002': 'declined',
  '4000000000000010': 'refused',
  '5201281505129736': 'frictionless',
  '4212345678910006': 'challenge',
  '4000000000000028': 'broken',
  '4000000000000036': 'expired',
  '4000000000000044': 'lost',
} as const satisfies Readonly<Record<string, CardOutcome>>

/** What a card number leads to; null for a number that is no test card. */
export const outcomeOfCard = (number: string): CardOutcome | null =>
  number in testCards ? testCards[number as keyof typeof testCards] : null

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

/** The answer of a call that the provider takes. */
export const answer = (body: object): PspAnswer => ({ kind: 'answer', body })
/** The answer of one that it does not take. */
export const refused: PspAnswer = { kind: 'error', status: 422 }

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
  const authentication = read.success ? authentications.get(read.output.paymentData) : undefined
  if (authentication === undefined) return refused
  if (!authentication.isFrictionless)
    return answer({ type: 'action', action: challengeAction(sandboxOrigin, authentication) })
  authentication.result ??= 'Y'
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
  const id = result.success ? result.output.authorisationToken : ''
  const authentication = authentications.get(id)
  authentications.delete(id)
  if (authentication?.billingNo !== order.billing_no) return refused
  if (authentication.result === 'Y') return answer(await settlePayment(world, order, 'success'))
  if (authentication.result === 'N') return answer(await settlePayment(world, order, 'fail'))
  return answer(resultOf(order, 'Cancelled'))
}
