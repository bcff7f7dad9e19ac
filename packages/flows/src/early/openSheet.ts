import { lockScroll } from '@topup/ui-kit/lockScroll'
import { setReachable } from '@topup/ui-kit/setReachable'
import { addMarkedEntry, isMarked } from '../popups/backMark.ts'
import { withTrackedParams } from '../store/withTrackedParams.ts'
import type { EarlySheet } from './earlyVisit.ts'

/** What surrounds a sheet. */
export interface SheetPlace {
  /** All that is behind it. */
  readonly page: Element
  /** What the focus goes back to; null when it has gone. */
  readonly opener: () => HTMLElement | null
}

/** Closes the sheet that is open. */
let closeOpen: (() => void) | null = null
/** Whether our own step back is on its way: its `popstate` is no tap on Back. */
let isLeaving = false

/**
 * Opens the layer of a popup over the page until the store opens its own: the title has the focus, and what is behind cannot be
 * reached. The close button, a tap beside it, Escape and Back close it. Source: decision 18.
 */
export function openSheet(layer: HTMLElement, { page, opener }: SheetPlace): EarlySheet {
  enterHistory()
  const unlock = lockScroll()
  setReachable(page, false)
  // iOS before 16 scrolls a page with hidden overflow; two fingers still enlarge.
  layer.style.touchAction = 'pinch-zoom'
  document.body.appendChild(layer)
  const focusTitle = () => layer.querySelector('h2')?.focus({ preventScroll: true })
  focusTitle()

  const isOpen = () => closeOpen === close
  const end = () => {
    closeOpen = null
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('focusin', onFocus)
    unlock()
    setReachable(page, true)
    layer.remove()
    return opener()
  }
  const close = () => {
    if (!isOpen()) return
    end()?.focus({ preventScroll: true })
    isLeaving = isMarked(history.state)
    if (isLeaving) history.back()
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  // Browsers before `inert`.
  const onFocus = ({ target }: FocusEvent) => {
    if (!layer.contains(target as Node)) focusTitle()
  }
  closeOpen = close
  document.addEventListener('keydown', onKey)
  document.addEventListener('focusin', onFocus)
  for (const part of layer.querySelectorAll('.popup-layer__scrim, .sheet__close'))
    part.addEventListener('click', close)
  return { isOpen, close, giveWay: () => (isOpen() ? end() : null) }
}

/** Adds the entry that Back removes, over the address that the store would go to first: it would only replace the upper one. */
function enterHistory(): void {
  const { pathname, search } = location
  if (pathname === '/') history.replaceState(history.state, '', withTrackedParams('/selectGoods', search))
  addMarkedEntry(history)
  // Added again, it still stands before the store's.
  addEventListener('popstate', onPopState)
}

function onPopState(event: Event): void {
  if (!isLeaving) return closeOpen?.()
  isLeaving = false
  event.stopImmediatePropagation()
  // What has opened since needs its entry.
  if (document.querySelector('.popup-layer') !== null) addMarkedEntry(history)
}
