import type { Order } from '@topup/domain'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import { canReopen, forgetMethod, reopenRecharge } from './reopenRecharge.ts'

/**
 * The functions that reopen the recharge of an order's product, for another method or as it was; null where nothing
 * can be offered. Source: spec §4 "Result popup".
 */
export function useReopened(
  entry: Order,
  leave: () => void,
): { readonly changeMethod: () => void; readonly goOn: () => void } | null {
  const services = useServices()
  const isOffered = useSelected(services.catalogue, () => canReopen(services, entry))
  if (!isOffered) return null
  const goOn = () => reopenRecharge(services, entry, leave)
  const changeMethod = () => {
    forgetMethod(services)
    goOn()
  }
  return { changeMethod, goOn }
}
