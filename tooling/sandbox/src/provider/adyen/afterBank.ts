import type { World } from '../../world/world.ts'
import type { PspAnswer } from './cardPayment.ts'
import type { BankVisit } from './returningBank.ts'
import { resultOf, settlePayment } from './settlePayment.ts'
import type { PspOrder } from './settlePayment.ts'

const answer = (body: object): PspAnswer => ({ kind: 'answer', body })

/**
 * Ends a payment whose player is back from the bank, by what the bank knows. The same details may come again, after a
 * reload or a lost answer: they take nothing twice.
 */
export async function afterBank(world: World, order: PspOrder, visit: BankVisit | null): Promise<PspAnswer> {
  if (visit?.billingNo !== order.billing_no || visit.choice === null) return { kind: 'error', status: 422 }
  switch (visit.choice) {
    case 'approve':
      return answer(await settlePayment(world, order, 'success'))
    case 'decline':
      return answer(await settlePayment(world, order, 'fail'))
    case 'cancel':
      return answer(resultOf(order, 'Cancelled'))
    case 'lost':
      await settlePayment(world, order, 'success')
      return { kind: 'lost' }
  }
}
