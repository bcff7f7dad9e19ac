import {
  type ReactNode,
  type RefObject,
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../base/classNames.ts'
import { matchesMedia } from '../base/mediaQuery.ts'
import {
  PopupOrderContext,
  expectSuccessor,
  holdForSuccessor,
  isCovered,
  layerAbove,
  openLayer,
  successionNow,
  successorCame,
  topLayer,
} from './layers.ts'
import { keepScrollInside } from './lockScroll.ts'
import { reachableIn } from './useScrollRegion.ts'

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
 * popup (design.md §7 "Focus order"); Escape dismisses an error that is shown over it first. Open while mounted. It uses roles because there is no native `<dialog>`
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
      const error = document.querySelector<HTMLElement>(newestError)
      if (error) error.click()
      else if (dismissible) onClose()
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

/** The button of the newest message that stays until it is dismissed; Tab, which stays in the popup, does not reach it. */
const newestError = '[data-live] > [role=alert] > :last-child button'

/** Where a popup stands: at the bottom of a phone, or in the middle of the screen. */
type LayerPlace = 'bottom' | 'centre'

/** An end of what Tab walks through. */
type LayerEdge = 'first' | 'last'

export interface LayerViewProps {
  readonly place: LayerPlace
  readonly layerRef?: RefObject<HTMLDivElement | null>
  /** Whether it stands where another popup stood, and does not move. */
  readonly isStill?: boolean
  /** A tap beside the popup. */
  readonly onScrim?: (() => void) | undefined
  /** Tab went past an end; the focus goes on at the given one. */
  readonly onEdge?: (edge: LayerEdge) => void
  readonly children: ReactNode
}

/** How the layer of a popup is drawn: without a portal or hooks, so that a document can hold it too. */
export function LayerView({ place, layerRef, isStill, onScrim, onEdge, children }: LayerViewProps) {
  return (
    <div
      ref={layerRef}
      className={classNames('layer', place === 'centre' && 'layer--centred', isStill && 'layer--still')}
    >
      <div className="layer__scrim" aria-hidden="true" onClick={onScrim} />
      {onEdge && <Edge onReach={() => onEdge('last')} />}
      {children}
      {onEdge && <Edge onReach={() => onEdge('first')} />}
    </div>
  )
}

/** Placed before and after the content, so that Tab past one end continues at the other. */
function Edge({ onReach }: { readonly onReach: () => void }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it passes focus on and never keeps it
  return <span data-edge="" tabIndex={0} onFocus={onReach} />
}

/** What stands where the next popup opens, and is not drawn by React. */
export interface StandIn {
  /** Lets the page be reached again and goes. Returns what the focus goes back to when the popup closes; null when it had gone. */
  giveWay(): Element | null
}

/** What the next popup replaces; null without any. */
export const StandInContext = createContext<StandIn | null>(null)

/** Whether the popup takes the place of another one. */
const IsContinued = createContext(false)

/**
 * Surrounds a popup that takes the place of another one: it stands where the other stood, so that the steps of one task
 * look like one sheet. The other one stays drawn until this one is there (design.md §5).
 */
export function ContinuedPopup({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(expectSuccessor, [])
  return <IsContinued value>{children}</IsContinued>
}

/** Longest a leaving popup may stay on screen, in milliseconds, in case its animation never reports an end. */
const longestMs = 400

/**
 * Lets a popup leave with an animation although its owner has already removed it: an inert copy stays for 200 ms.
 * Call it just before removal; nothing happens when the element stays or motion is unwanted (design.md §5). Where another
 * popup takes its place, it does not move; one that leaves from below another stays below it.
 */
function playExit(layer: HTMLElement): void {
  if (!matchesMedia('(prefers-reduced-motion: no-preference)')) return
  const copy = layer.cloneNode(true) as HTMLElement
  const above = layerAbove(layer)
  queueMicrotask(() => {
    const succession = successionNow()
    if (layer.isConnected || succession === 'succeeded') return
    copy.classList.remove('layer--still')
    copy.classList.add(succession === 'waits' ? 'layer--still' : 'layer--leaving')
    copy.setAttribute('aria-hidden', 'true')
    copy.setAttribute('inert', '')
    copy.removeAttribute('role')
    for (const part of copy.querySelectorAll('[id],[name]')) {
      part.removeAttribute('id')
      part.removeAttribute('name')
    }
    document.body.insertBefore(copy, above?.parentNode === document.body ? above : null)
    if (succession === 'waits') return holdForSuccessor(copy)
    const timer = setTimeout(() => copy.remove(), longestMs)
    copy.addEventListener('animationend', () => {
      clearTimeout(timer)
      copy.remove()
    })
  })
}

/** Less than this, in pixels, is a browser's bar and no keyboard. */
const leastPx = 80

type Place = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>

/** The distances of a popup's layer from the edges of the page, in pixels; null where nothing covers the page. */
export function roomAbove(
  { height, offsetTop, scale }: Place,
  pagePx: number,
): { top: number; bottom: number } | null {
  const bottom = Math.round(pagePx - offsetTop - height)
  // Somebody who has zoomed in sees a part of the page because they want to.
  const isZoomed = scale > 1.01
  return isZoomed || pagePx - height < leastPx
    ? null
    : { top: Math.round(offsetTop), bottom: Math.max(0, bottom) }
}

/**
 * Keeps a popup in the part of the page that a phone's keyboard leaves free, with its button. Browsers that know
 * `interactive-widget=resizes-content` do it themselves; iOS does not. Returns a function that stops it.
 */
export function keepAboveKeyboard(layer: HTMLElement): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => undefined
  const place = () => {
    const room = roomAbove(viewport, window.innerHeight)
    layer.style.top = room === null ? '' : `${room.top}px`
    layer.style.bottom = room === null ? '' : `${room.bottom}px`
  }
  place()
  viewport.addEventListener('resize', place)
  viewport.addEventListener('scroll', place)
  return () => {
    viewport.removeEventListener('resize', place)
    viewport.removeEventListener('scroll', place)
  }
}
