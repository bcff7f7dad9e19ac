import { TryAgain } from '@topup/ui-kit/popups'
import type { Product } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import { availabilityOf } from '../../products/availabilityOf.ts'

/**
 * Says that the product cannot be bought because its limit is not known, and offers to load the limit again.
 * Source: decision 49.
 */
export function LimitNotice({ product }: { readonly product: Product }) {
  const services = useServices()
  const { catalogue } = services
  const { t } = useTranslation()
  const isAsking = useSelected(catalogue, (state) => state.isAskingLimits)
  useSelected(catalogue, (state) => state.limits)
  if (isAsking || availabilityOf(services, product).kind !== 'limitUnknown') return null
  return (
    <TryAgain
      title={t('product.limitUnknown')}
      text={t('error.limitUnknown')}
      retryLabel={t('common.tryAgain')}
      onRetry={() => void catalogue.getState().loadLimits()}
    />
  )
}
