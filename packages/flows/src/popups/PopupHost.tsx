import { ChunkGuard, CrashNotice, PopupComing, PopupLost } from '../frame/PartLost.tsx'
import { lazyComponent } from '../store/lazyComponent.tsx'
import { useSelected, useServices } from '../store/servicesContext.tsx'

/** Draws the popups over every page; their code is a chunk of its own. */
export function PopupHost() {
  const { popups } = useServices()
  const isOpen = useSelected(popups, (state) => state.open.length > 0)
  if (!isOpen) return null
  return (
    <ChunkGuard Lost={PopupLost} Broken={CrashNotice}>
      <popupLayers.Part OrderPopups={orderPopups.Part} />
    </ChunkGuard>
  )
}

/** The layer of all open popups. */
export const popupLayers = lazyComponent(
  () => import('./PopupLayers.tsx').then((module) => module.PopupLayers),
  PopupComing,
)

/** The popups about coupons and orders. */
export const orderPopups = lazyComponent(
  () => import('./OrderPopups.tsx').then((module) => module.OrderPopups),
  PopupComing,
)
