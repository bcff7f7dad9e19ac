import { ChunkGuard, CrashNotice, PopupLost } from '../frame/PartLost.tsx'
import { useLazyParts, useSelected, useServices } from '../store/servicesContext.tsx'

/** Draws the popups over every page. */
export function PopupHost() {
  const { popups } = useServices()
  const { PopupLayers } = useLazyParts()
  const isOpen = useSelected(popups, (state) => state.open.length > 0)
  if (!isOpen) return null
  return (
    <ChunkGuard Lost={PopupLost} Broken={CrashNotice}>
      <PopupLayers />
    </ChunkGuard>
  )
}
