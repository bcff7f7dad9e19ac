import type { World } from '../../world/world.ts'
import { settlePayment } from '../adyen/settlePayment.ts'
import type { PspOrder } from '../adyen/settlePayment.ts'
import { outcomeOfCard } from '../adyen/testCards.ts'
import type { FormAnswer } from './formMessage.ts'
import { billingNoOf } from './secret.ts'

/** What becomes of a payment in a hosted form: an answer, an error of the provider, or a connection that breaks. */
export type HostedPayment =
  | { readonly kind: 'answer'; readonly outcome: FormAnswer }
  | { readonly kind: 'error'; readonly status: 422 | 500 }
  | { readonly kind: 'lost' }

const answer = (outcome: FormAnswer): HostedPayment => ({ kind: 'answer', outcome })
const over: HostedPayment = { kind: 'error', status: 422 }

/** Pays an open order by a test card; `passed` is what the player said to the bank that asked. */
export async function payHostedForm(
  world: World,
  {
    secret,
    number,
    passed,
  }: { readonly secret: string; readonly number: string; readonly passed?: boolean | undefined },
): Promise<HostedPayment> {
  const order = await world.db
    .selectFrom('orders')
    .selectAll()
    .where('billing_no', '=', billingNoOf(secret) ?? '')
    .executeTakeFirst()
  if (order === undefined || order.outcome !== 'pending') return over
  switch (outcomeOfCard(number)) {
    case 'approved':
    case 'frictionless':
      return settle(world, order, 'success')
    case 'declined':
      return settle(world, order, 'fail')
    case 'refused':
      return answer('refused')
    case 'challenge':
      return passed === undefined ? answer('challenge') : settle(world, order, passed ? 'success' : 'fail')
    case 'lost':
      await settlePayment(world, order, 'success')
      return { kind: 'lost' }
    case 'broken':
      return { kind: 'error', status: 500 }
    case 'expired':
    case null:
      return over
  }
}

async function settle(world: World, order: PspOrder, outcome: 'success' | 'fail'): Promise<HostedPayment> {
  const { resultCode } = await settlePayment(world, order, outcome)
  return answer(resultCode === 'Authorised' ? 'paid' : 'refused')
}
