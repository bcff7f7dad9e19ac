import { ChunkGuard } from '../frame/ChunkGuard.tsx'
import { CrashNotice } from '../frame/CrashGuard.tsx'
import { PopupLost } from '../frame/PartLost.tsx'
import { useSelected, useServices } from '../store/servicesContext.tsx'
import { popupLayers } from './popupParts.ts'

/** Draws the popups over every page; their code is a chunk of its own. */
export function PopupHost() {
  const { popups } = useServices()
  const isOpen = useSelected(popups, (state) => state.open.length > 0)
  if (!isOpen) return null
  return (
    <ChunkGuard Lost={PopupLost} Broken={CrashNotice}>
      <popupLayers.Part />
    </ChunkGuard>
  )
}
