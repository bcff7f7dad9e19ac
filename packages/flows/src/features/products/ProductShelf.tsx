import { CategoryTabsSkeleton, ProductGridSkeleton } from '@topup/ui-kit'
import type { ProductGroup } from '@topup/domain'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { ChunkGuard, PartLost } from '../../frame/PartLost.tsx'
import { Rows } from '../../frame/Rows.tsx'
import { Waiting } from '../../frame/Waiting.tsx'
import { lazyComponent } from '../../store/lazyComponent.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { ShelfCard } from './ShelfCard.tsx'
import { ShelfView, groupIcon } from './ShelfView.tsx'
import { lastGoods } from './lastGoodsPart.ts'

const panelId = 'products'

/** What is on sale, at least one category. */
export interface ProductShelfProps {
  readonly groups: readonly ProductGroup[]
}

// No products are rare and never first, so that the code that says so is not part of the first route.
const { Part: Note } = lazyComponent(() => import('./ShelfNote.tsx').then((module) => module.ShelfNote))

const ShelfNote = () => (
  <ChunkGuard Lost={PartLost}>
    <Note />
  </ChunkGuard>
)

/**
 * The products on sale: loading, loaded (by category, unless `Shelf` draws them), or a note why there are none
 * (decision 44).
 */
export function ProductShelf({ Shelf = Groups }: { readonly Shelf?: ComponentType<ProductShelfProps> }) {
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const products = useSelected(catalogue, (state) => state.products)
  const isLate = useSelected(catalogue, (state) => state.isLate)
  switch (products.kind) {
    case 'loading':
      return (
        <Waiting Late={lastGoods.Part} isLate={isLate}>
          <CategoryTabsSkeleton />
          <ProductGridSkeleton label={t('product.loading')} />
        </Waiting>
      )
    case 'failed':
      return <ShelfNote />
    case 'ready':
      return products.value.length === 0 ? <ShelfNote /> : <Shelf groups={products.value} />
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
    <Rows of={shown.products} toEdges>
      {(products) => (
        <ShelfView
          label={t('product.categories')}
          tabs={groups.map(({ typeKey, name, products }) => ({
            key: typeKey,
            name,
            icon: groupIcon({ typeKey, art: products[0]?.art }),
          }))}
          shown={{ key: shown.typeKey, name: shown.name }}
          onShow={show}
          panelId={panelId}
        >
          {products.map((product) => (
            <ShelfCard key={product.productId} product={product} />
          ))}
        </ShelfView>
      )}
    </Rows>
  )
}
