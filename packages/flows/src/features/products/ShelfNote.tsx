import { EmptyState } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../frame/LoadFailed.tsx'
import { LastGoods } from './LastGoods.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'

/**
 * In place of products: why they could not be loaded, over those seen last where the service cannot be reached, or that
 * there are none. Source: decisions 44 and 77.
 */
export function ShelfNote() {
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const products = useSelected(catalogue, (state) => state.products)
  const isUnreachable = products.kind === 'failed' && products.error.kind === 'network'
  return (
    <>
      <div className="pad space-above">
        {products.kind === 'failed' ? (
          <LoadFailed
            title={t('product.failed')}
            error={products.error}
            at="home"
            onRetry={() => void catalogue.getState().load()}
          />
        ) : (
          <EmptyState title={t('product.empty')} text={t('product.emptyText')} />
        )}
      </div>
      {isUnreachable && <LastGoods isWaiting={false} otherwise={null} />}
    </>
  )
}
