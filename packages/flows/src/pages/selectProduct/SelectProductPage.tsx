import { followMedia, matchesMedia } from '@topup/ui-kit/mediaQuery'
import { useEffect, useState } from 'react'
import { Destination } from '../../features/products/ShelfView.tsx'
import { ProductShelf } from '../../features/products/ProductShelf.tsx'
import { PageFrame } from '../../frame/PageFrame.tsx'
import { useLazyParts, useServices } from '../../store/servicesContext.tsx'

/** The first page: who receives the purchase, and what can be bought. Source: spec §2 `/selectGoods`. */
export function SelectProductPage() {
  const { catalogue } = useServices()
  const { OrderPanel } = useLazyParts()
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
        <aside className="side-panel">{isWide && <OrderPanel />}</aside>
      </div>
    </PageFrame>
  )
}

/** From this width on the order is shown beside the products (design.md §9). */
const wide = '(min-width: 960px)'

/** Whether the page is wide enough for a side panel; follows the window. */
function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchesMedia(wide))
  useEffect(() => {
    const read = () => setWide(matchesMedia(wide))
    read()
    return followMedia(wide, read)
  }, [])
  return isWide
}
