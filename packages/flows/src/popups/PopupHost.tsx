import { Component, useEffect } from 'react'
import type { ReactNode } from 'react'
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
    <ChunkGuard>
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

/**
 * When the code of the popups cannot be had (a new deployment, a dead network) a reload is the only way on; what is
 * chosen and ordered is stored and waits. Source: faults B-09.
 */
class ChunkGuard extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? <CrashNotice /> : this.props.children
  }
}
