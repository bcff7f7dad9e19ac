import { useEffect } from 'react'
import { lazyComponent } from '../../store/lazyComponent.tsx'
import { PageFrame } from '../../frame/PageFrame.tsx'
import { useServices } from '../../store/servicesContext.tsx'
import { useIsWide } from '../../frame/useIsWide.ts'
import { Destination } from '../../features/products/Destination.tsx'
import { ProductShelf } from '../../features/products/ProductShelf.tsx'

/** The side panel; if its code cannot be loaded, a tap on a product opens the recharge, as on narrow pages. */
const orderPanel = lazyComponent(
  () => import('./OrderPanel.tsx').then((module) => module.OrderPanel),
  undefined,
  'leftOut',
)

/** The first page: who receives the purchase, and what can be bought. Source: spec §2 `/selectGoods`. */
export function SelectProductPage() {
  const { catalogue } = useServices()
  const isWide = useIsWide()
  useEffect(() => {
    if (catalogue.getState().products.kind === 'failed') void catalogue.getState().loadProducts()
  }, [catalogue])
  return (
    <PageFrame tab="topup">
      <div className="columns">
        <div>
          <div className="pad">
            <Destination />
          </div>
          <ProductShelf />
        </div>
        <aside className="side-panel">{isWide && <orderPanel.Part />}</aside>
      </div>
    </PageFrame>
  )
}
