import { useEffect } from 'react'
import { loadedPart } from '../app/loadedPart.tsx'
import { PageFrame } from '../app/PageFrame.tsx'
import { useServices } from '../app/servicesContext.tsx'
import { useIsWide } from '../app/useIsWide.ts'
import { Destination } from './Destination.tsx'
import { GoodsShelf } from './GoodsShelf.tsx'

/** Without it a tap on a product opens the recharge, as on narrow pages. */
const orderPanel = loadedPart(
  () => import('./OrderPanel.tsx').then((module) => module.OrderPanel),
  undefined,
  'leftOut',
)

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
        <aside className="side">{isWide && <orderPanel.Part />}</aside>
      </div>
    </PageFrame>
  )
}
