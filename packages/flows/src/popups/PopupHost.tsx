import { useEffect } from 'react'
import { ChunkGuard } from '../app/ChunkGuard.tsx'
import { CrashNotice } from '../app/CrashGuard.tsx'
import { useSelected, useServices } from '../app/servicesContext.tsx'
import { whenIdle } from '../platform/whenIdle.ts'
import { popupLayers } from './popupParts.ts'
import type { PopupStore } from './popupStack.ts'

/** The popups over every page; their code is a chunk of its own. */
export function PopupHost() {
  const { popups } = useServices()
  useLazyBackCloses(popups)
  const isOpen = useSelected(popups, (state) => state.open.length > 0)
  if (!isOpen) return null
  return (
    <ChunkGuard Notice={CrashNotice}>
      <popupLayers.Part />
    </ChunkGuard>
  )
}

/** The Back button's code comes when the page is idle: it takes up popups that are open by then. */
function useLazyBackCloses(popups: PopupStore): void {
  useEffect(() => {
    let stop: (() => void) | null = null
    let isOver = false
    const callOff = whenIdle(() => {
      import('./closeOnBack.ts').then(
        ({ closeOnBack }) => {
          if (!isOver) stop = closeOnBack(popups, window)
        },
        () => undefined,
      )
    })
    return () => {
      isOver = true
      callOff()
      stop?.()
    }
  }, [popups])
}
