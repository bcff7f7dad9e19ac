import { TryAgain } from '@topup/ui-kit/popups'
import type { Goods } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import { availabilityOf } from '../../goods/availabilityOf.ts'

/**
 * Says that the product cannot be bought because its limit is not known, and offers to load the limit again.
 * Source: decision 49.
 */
export function LimitNotice({ goods }: { readonly goods: Goods }) {
  const services = useServices()
  const { catalogue } = services
  const { t } = useTranslation()
  const isAsking = useSelected(catalogue, (state) => state.isAskingLimits)
  useSelected(catalogue, (state) => state.limits)
  if (isAsking || availabilityOf(services, goods).kind !== 'limitUnknown') return null
  return (
    <TryAgain
      title={t('goods.limitUnknown')}
      text={t('error.limitUnknown')}
      retryLabel={t('common.tryAgain')}
      onRetry={() => void catalogue.getState().loadLimits()}
    />
  )
}
