import { offeredLanguages } from '@topup/domain'
import type { Language } from '@topup/domain'
import { valueOr } from '../store/state/loadable.ts'
import { useSelected, useServices } from '../store/servicesContext.tsx'

/** The languages of the store for the chosen game, once its page config is known. Source: decision 56. */
export function useOfferedLanguages(): readonly Language[] {
  const { brand, catalogue } = useServices()
  const pageConfig = useSelected(catalogue, (state) => valueOr(state.pageConfig, null))
  return offeredLanguages(brand, pageConfig?.languages ?? [])
}
