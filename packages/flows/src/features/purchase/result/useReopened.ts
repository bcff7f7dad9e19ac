import type { Order } from '@topup/domain'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import { canReopen, reopenRecharge } from './reopenRecharge.ts'

/**
 * The function that reopens the recharge of an order's product; null where nothing can be offered. Source: spec §4
 * "Result popup".
 */
export function useReopened(entry: Order, leave: () => void): (() => void) | null {
  const services = useServices()
  const isOffered = useSelected(services.catalogue, () => canReopen(services, entry))
  return isOffered ? () => reopenRecharge(services, entry, leave) : null
}
