import { useContext, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { IsContinued, StandInContext } from './ContinuedPopup.tsx'
import { keepAboveKeyboard } from './keepAboveKeyboard.ts'
import { keepScrollInside } from './lockScroll.ts'
import { isCovered, openLayer, topLayer } from './layers.ts'
import { LayerView, type LayerEdge, type LayerPlace } from './LayerView.tsx'
import { playExit } from './playExit.ts'
import { PopupOrderContext } from './popupOrder.ts'
import { reachableIn } from './reachable.ts'
import { successorCame } from './succession.ts'

/** How a popup can be left. */
export interface PopupLeaving {
  readonly onClose: () => void
  /** `false` for popups that only their own buttons close, such as a pending order. */
  readonly dismissible?: boolean | undefined
}

export interface PopupLayerProps extends PopupLeaving {
  /** The title, which takes focus; focusable by script. */
  readonly titleRef: RefObject<HTMLElement | null>
  readonly place: LayerPlace
  readonly children: ReactNode
}

/** Focuses the first (or last) part of the layer that takes focus; parts that are not drawn cannot take it. */
function focusEdge(layer: HTMLElement, edge: LayerEdge) {
  const parts = reachableIn(layer).filter((part) => !part.hasAttribute('data-edge'))
  if (edge === 'last') parts.reverse()
  parts.some((part) => {
    part.focus()
    return document.activeElement === part
  })
}

/**
 * Overlay, stacking and focus of a popup: focus starts on the title, stays inside, and returns to the opener;
 * the page behind does not scroll and cannot be reached, what others lay over it can (faults W-09); Escape and a tap on the overlay close the topmost
 * popup (design.md §7 "Focus order"). Open while mounted. It uses roles because there is no native `<dialog>`
 * before iOS 15.4.
 */
export function PopupLayer({ titleRef, place, onClose, dismissible = true, children }: PopupLayerProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isContinued = useContext(IsContinued)
  const standIn = useContext(StandInContext)
  const order = useContext(PopupOrderContext)
  /** Read once: effects run twice in strict mode, and by then focus is inside. */
  const opener = useRef<Element>(null)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const focusTitle = () => titleRef.current?.focus({ preventScroll: true })
    opener.current ??= standIn?.giveWay() ?? document.activeElement
    const close = openLayer({ element, focusTitle, order, opener: opener.current })
    const releaseTouch = keepScrollInside(element)
    const releaseKeyboard = keepAboveKeyboard(element)
    if (isContinued) successorCame()
    return () => {
      releaseTouch()
      releaseKeyboard()
      if (element.parentNode === document.body) playExit(element)
      // An extension has removed it; React finds it where it left it, or throws.
      else document.body.append(element)
      close()
    }
  }, [titleRef, isContinued, standIn, order])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const top = topLayer()?.element
      if (event.key !== 'Escape' || event.defaultPrevented || top === undefined || top !== ref.current) return
      const focused = document.activeElement
      // Somebody else's menu, which closes itself.
      if (focused !== null && focused !== document.body && !top.contains(focused)) return
      event.preventDefault()
      if (dismissible) onClose()
    }
    const onFocusIn = (event: FocusEvent) => {
      const top = topLayer()
      if (!top || top.element !== ref.current || !(event.target instanceof Element)) return
      if (isCovered(event.target)) top.focusTitle()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocusIn)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', onFocusIn)
    }
  }, [dismissible, onClose])

  const wrap = (edge: LayerEdge) => {
    if (ref.current) focusEdge(ref.current, edge)
  }
  return createPortal(
    <LayerView
      layerRef={ref}
      place={place}
      isStill={isContinued}
      onScrim={dismissible ? onClose : undefined}
      onEdge={wrap}
    >
      {children}
    </LayerView>,
    document.body,
  )
}
