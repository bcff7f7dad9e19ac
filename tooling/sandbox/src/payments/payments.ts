import type { Context } from 'hono'
import type { Selectable } from 'kysely'
import type { OrderTable } from '../db/tables.ts'
import { breakConnection } from '../http/guards.ts'
import type { SandboxEnv } from '../http/guards.ts'
import { finishOrder } from '../orders/finishOrder.ts'
import type { World } from '../world/world.ts'

/** An order at a provider. */
export type PspOrder = Selectable<OrderTable>

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

/** What becomes of a form's call of its provider: an answer, an error of the provider, or a connection that breaks. */
export type PspAnswer =
  | { readonly kind: 'answer'; readonly body: object }
  | { readonly kind: 'error'; readonly status: 422 | 500 }
  | { readonly kind: 'lost' }

/** The answer of a call that the provider takes. */
export const answer = (body: object): PspAnswer => ({ kind: 'answer', body })
/** The answer of one that it does not take. */
export const refused: PspAnswer = { kind: 'error', status: 422 }

/** Errors in the form that Adyen has for them; the other forms look at the status alone. */
const errors = {
  422: { status: 422, errorCode: '30_011', errorType: 'validation', message: 'The session is over.' },
  500: { status: 500, errorCode: '905', errorType: 'internal', message: 'The provider is broken.' },
} as const

/** Sends what became of a call. */
export function sendAnswer(c: Context<SandboxEnv>, made: PspAnswer): Response {
  if (made.kind === 'answer') return c.json(made.body)
  return made.kind === 'error' ? c.json(errors[made.status], made.status) : breakConnection(c)
}

/** What becomes of a payment by card at a provider. */
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

/** What one provider says to a payment by card. */
interface CardWords {
  /** The answer to a payment that is over. */
  readonly says: (isPaid: boolean) => object
  /** The answer where the bank looks at the device, and where it asks the player. */
  readonly asks: (outcome: 'frictionless' | 'challenge') => PspAnswer | Promise<PspAnswer>
}

/** Pays an open order by card; its number decides what becomes of it. A number that is no test card is refused. */
export async function payByTestCard(
  world: World,
  order: PspOrder,
  { number, says, asks }: CardWords & { readonly number: string },
): Promise<PspAnswer> {
  const outcome: CardOutcome = number in testCards ? testCards[number as keyof typeof testCards] : 'refused'
  switch (outcome) {
    case 'approved':
    case 'declined': {
      const ended = await settleAtProvider(world, order, outcome === 'approved' ? 'success' : 'fail')
      return answer(says(ended === 'success'))
    }
    case 'lost':
      await settleAtProvider(world, order, 'success')
      return { kind: 'lost' }
    case 'frictionless':
    case 'challenge':
      return asks(outcome)
    case 'broken':
      return { kind: 'error', status: 500 }
    case 'expired':
      return refused
    case 'refused':
      return answer(says(false))
  }
}
