import { lazy, Suspense, useEffect } from 'react'
import { PageFrame } from '../app/PageFrame.tsx'
import { useServices } from '../app/servicesContext.tsx'
import { useIsWide } from '../app/useIsWide.ts'
import { Destination } from './Destination.tsx'
import { GoodsShelf } from './GoodsShelf.tsx'

const OrderPanel = lazy(() => import('./OrderPanel.tsx').then((module) => ({ default: module.OrderPanel })))

/** The first page: where it goes, and what there is to buy. Source: spec §2 `/selectGoods`. */
export function SelectGoodsPage() {
  const { catalogue } = useServices()
  const isWide = useIsWide()
  useEffect(() => {
    if (catalogue.getState().goods.kind === 'failed') void catalogue.getState().loadGoods()
  }, [catalogue])
  return (
    <PageFrame tab="topup">
      <div className="wrap">
        <div>
          <div className="pad">
            <Destination />
          </div>
          <GoodsShelf />
        </div>
        <aside className="side">
          <Suspense fallback={null}>{isWide && <OrderPanel />}</Suspense>
        </aside>
      </div>
    </PageFrame>
  )
}
