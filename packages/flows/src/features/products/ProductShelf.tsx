import { CategoryTabs, CategoryTabsSkeleton, ProductGrid, ProductGridSkeleton } from '@topup/ui-kit'
import { EmptyState, TryAgain } from '@topup/ui-kit/popups'
import type { ProductGroup } from '@topup/domain'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoadFailedProps } from '../../frame/LoadFailed.tsx'
import { lazyComponent } from '../../store/lazyComponent.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { ShelfCard } from './ShelfCard.tsx'
import { groupIcon } from './groupIcon.ts'

const panelId = 'products'

/** What is on sale, at least one category. */
export interface ProductShelfProps {
  readonly groups: readonly ProductGroup[]
}

// A failure is rare and never first, so that its code is not part of the first route.
const { Part: LoadFailed } = lazyComponent(
  () => import('../../frame/LoadFailed.tsx').then((module) => module.LoadFailed),
  undefined,
  Unreachable,
)

/** In place of the reason, when not even the code that names it can be fetched. */
function Unreachable({ title, onRetry }: LoadFailedProps) {
  const { t } = useTranslation()
  return (
    <TryAgain title={title} text={t('error.network')} retryLabel={t('common.tryAgain')} onRetry={onRetry} />
  )
}

/**
 * The products on sale: loading, loaded (by category, unless `Shelf` draws them), empty, or failed with a button to
 * go on (decision 44).
 */
export function ProductShelf({ Shelf = Groups }: { readonly Shelf?: ComponentType<ProductShelfProps> }) {
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const products = useSelected(catalogue, (state) => state.products)
  switch (products.kind) {
    case 'loading':
      return (
        <>
          <CategoryTabsSkeleton />
          <ProductGridSkeleton label={t('product.loading')} />
        </>
      )
    case 'failed':
      return (
        <div className="pad space-above">
          <LoadFailed
            title={t('product.failed')}
            error={products.error}
            at="home"
            onRetry={() => void catalogue.getState().load()}
          />
        </div>
      )
    case 'ready':
      return products.value.length === 0 ? (
        <div className="pad space-above">
          <EmptyState title={t('product.empty')} text={t('product.emptyText')} />
        </div>
      ) : (
        <Shelf groups={products.value} />
      )
  }
}

function Groups({ groups }: ProductShelfProps) {
  const { tracking } = useServices()
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string | null>(null)
  const [first] = groups
  const shown = groups.find(({ typeKey }) => typeKey === chosen) ?? first
  if (shown === undefined) return null
  const show = (typeKey: string) => {
    setChosen(typeKey)
    const typeSort = groups.find((group) => group.typeKey === typeKey)?.products[0]?.typeSort
    if (typeKey !== shown.typeKey) tracking.track('changeProductType', { typeKey, typeSort: typeSort ?? 0 })
  }
  return (
    <>
      <CategoryTabs
        label={t('product.categories')}
        tabs={groups.map(({ typeKey, name }) => ({ key: typeKey, name, icon: groupIcon(typeKey) }))}
        selected={shown.typeKey}
        onSelect={show}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-tab-${shown.typeKey}`}>
        <ProductGrid label={shown.name}>
          {shown.products.map((product, index) => (
            <ShelfCard key={product.productId} product={product} isFirst={index === 0} />
          ))}
        </ProductGrid>
      </div>
    </>
  )
}
