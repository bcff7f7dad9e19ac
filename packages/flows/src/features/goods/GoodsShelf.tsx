import { CategoryTabs, CategoryTabsSkeleton, ProductGrid, ProductGridSkeleton } from '@topup/ui-kit'
import { EmptyState, TryAgain } from '@topup/ui-kit/popups'
import type { GoodsGroup } from '@topup/domain'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { GoodsCard } from './GoodsCard.tsx'
import { groupIcon } from './groupIcon.ts'

const panelId = 'goods'

/** What is on sale, at least one category. */
export interface GoodsShelfProps {
  readonly groups: readonly GoodsGroup[]
}

/**
 * The products on sale: loading, loaded (by category, unless `Shelf` draws them), empty, or failed with a button to
 * load again (decision 44).
 */
export function GoodsShelf({ Shelf = Groups }: { readonly Shelf?: ComponentType<GoodsShelfProps> }) {
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const goods = useSelected(catalogue, (state) => state.goods)
  switch (goods.kind) {
    case 'loading':
      return (
        <>
          <CategoryTabsSkeleton />
          <ProductGridSkeleton label={t('goods.loading')} />
        </>
      )
    case 'failed':
      return (
        <div className="pad space-above">
          <TryAgain
            title={t('error.networkTitle')}
            text={t('error.networkText')}
            retryLabel={t('common.tryAgain')}
            onRetry={() => void catalogue.getState().load()}
          />
        </div>
      )
    case 'ready':
      return goods.value.length === 0 ? (
        <div className="pad space-above">
          <EmptyState title={t('goods.empty')} text={t('goods.emptyText')} />
        </div>
      ) : (
        <Shelf groups={goods.value} />
      )
  }
}

function Groups({ groups }: GoodsShelfProps) {
  const { tracking } = useServices()
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string | null>(null)
  const [first] = groups
  const shown = groups.find(({ typeKey }) => typeKey === chosen) ?? first
  if (shown === undefined) return null
  const show = (typeKey: string) => {
    setChosen(typeKey)
    const typeSort = groups.find((group) => group.typeKey === typeKey)?.goods[0]?.typeSort
    if (typeKey !== shown.typeKey) tracking.track('changeProductType', { typeKey, typeSort: typeSort ?? 0 })
  }
  return (
    <>
      <CategoryTabs
        label={t('goods.categories')}
        tabs={groups.map(({ typeKey, name }) => ({ key: typeKey, name, icon: groupIcon(typeKey) }))}
        selected={shown.typeKey}
        onSelect={show}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-tab-${shown.typeKey}`}>
        <ProductGrid label={shown.name}>
          {shown.goods.map((goods, index) => (
            <GoodsCard key={goods.productId} goods={goods} isFirst={index === 0} />
          ))}
        </ProductGrid>
      </div>
    </>
  )
}
