import { useContext, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../base/classNames.ts'
import { IsContinued } from './ContinuedPopup.tsx'
import { keepAboveKeyboard } from './keepAboveKeyboard.ts'
import { keepScrollInside } from './lockScroll.ts'
import { openLayer, topLayer } from './layers.ts'
import { playExit } from './playExit.ts'
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
  readonly place: 'bottom' | 'centre'
  readonly children: ReactNode
}

/** Focuses the first (or last) part of the layer that takes focus; parts that are not drawn cannot take it. */
function focusEdge(layer: HTMLElement, edge: 'first' | 'last') {
  const parts = reachableIn(layer).filter((part) => !part.hasAttribute('data-edge'))
  if (edge === 'last') parts.reverse()
  parts.some((part) => {
    part.focus()
    return document.activeElement === part
  })
}

/** Placed before and after the content, so that Tab past one end continues at the other. */
function Edge({ onReach }: { readonly onReach: () => void }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it passes focus on and never keeps it
  return <span data-edge="" tabIndex={0} onFocus={onReach} />
}

/**
 * Overlay, stacking and focus of a popup: focus starts on the title, stays inside, and returns to the opener;
 * the page behind does not scroll and cannot be reached; Escape and a tap on the overlay close the topmost
 * popup (design.md §7 "Focus order"). Open while mounted. It uses roles because there is no native `<dialog>`
 * before iOS 15.4.
 */
export function PopupLayer({ titleRef, place, onClose, dismissible = true, children }: PopupLayerProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isContinued = useContext(IsContinued)
  /** Read once: effects run twice in strict mode, and by then focus is inside. */
  const opener = useRef<Element>(null)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const focusTitle = () => titleRef.current?.focus({ preventScroll: true })
    opener.current ??= document.activeElement
    const close = openLayer({ element, focusTitle, opener: opener.current })
    const releaseTouch = keepScrollInside(element)
    const releaseKeyboard = keepAboveKeyboard(element)
    if (isContinued) successorCame()
    return () => {
      releaseTouch()
      releaseKeyboard()
      playExit(element)
      close()
    }
  }, [titleRef, isContinued])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || topLayer()?.element !== ref.current) return
      event.preventDefault()
      if (dismissible) onClose()
    }
    const onFocusIn = (event: FocusEvent) => {
      const top = topLayer()
      if (!top || top.element !== ref.current || !(event.target instanceof Element)) return
      if (!top.element.contains(event.target) && !event.target.closest('[data-live]')) top.focusTitle()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocusIn)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', onFocusIn)
    }
  }, [dismissible, onClose])

  const wrap = (edge: 'first' | 'last') => () => {
    if (ref.current) focusEdge(ref.current, edge)
  }
  return createPortal(
    <div
      ref={ref}
      className={classNames(
        'popup-layer',
        place === 'centre' && 'popup-layer--centred',
        isContinued && 'popup-layer--still',
      )}
    >
      <div className="popup-layer__scrim" aria-hidden="true" onClick={dismissible ? onClose : undefined} />
      <Edge onReach={wrap('last')} />
      {children}
      <Edge onReach={wrap('first')} />
    </div>,
    document.body,
  )
}
