import { EmptyState } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../frame/LoadFailed.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'

/** In place of products: why they could not be loaded, or that there are none. Source: decision 44. */
export function ShelfNote() {
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const products = useSelected(catalogue, (state) => state.products)
  return (
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
  )
}
