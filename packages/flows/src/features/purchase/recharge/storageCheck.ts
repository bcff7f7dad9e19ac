import type { CheckoutServices } from '../checkout/checkoutServices.ts'
import { canKeepOrders } from '../orders/canKeepOrders.ts'
import { warnOfStorage } from './warnOfStorage.ts'
import type { FrozenAttempt, Verdict } from './buyAttempt.ts'

/** Stores whose player pays although this browser keeps no orders: the warning appears once in a visit. */
const storageWarningShown = new WeakSet<object>()

/** Warns once in a visit when this browser keeps no orders. Source: decision 68, faults S17. */
export function storageCheck(attempt: FrozenAttempt): Verdict {
  const { services } = attempt
  const isForgetful = services.journal.getState().losesOrders() || !canKeepOrders(services.brandStorage)
  return !mayBeForgotten(services) && isForgetful ? tellOfStorage(attempt) : 'pass'
}

/** Whether the player knows that this browser may forget the order, and pays nevertheless. */
export const mayBeForgotten = (services: CheckoutServices): boolean => storageWarningShown.has(services)

/** Warns that this browser may forget the order, and goes on only after a yes. Source: decision 68, faults S17. */
export async function tellOfStorage({ services, again }: FrozenAttempt): Promise<void> {
  if ((await warnOfStorage(services)) !== 'confirm') return
  storageWarningShown.add(services)
  await again({})
}
