import { matchesMedia } from '../base/mediaQuery.ts'

/**
 * How much room a scroll bar takes, in pixels. Asking makes the browser lay out the page, so a touch screen is taken to have none
 * that takes room: a few desktop systems do have one there, and the page moves by it.
 */
function scrollbarWidth(): number {
  if (matchesMedia('(pointer: coarse)')) return 0
  return window.innerWidth - document.documentElement.clientWidth
}

/**
 * Stops the page behind a popup from scrolling, without moving it: sticky bars stay and no scroll position is
 * lost. Returns a function that undoes it. Engines that scroll a page with hidden overflow (iOS before 16) need
 * `keepScrollInside` too.
 */
export function lockScroll(): () => void {
  const root = document.documentElement
  const { overflow, paddingRight } = root.style
  const scrollbarPx = scrollbarWidth()
  root.style.overflow = 'hidden'
  if (scrollbarPx > 0) root.style.paddingRight = `${scrollbarPx}px`
  return () => {
    root.style.overflow = overflow
    root.style.paddingRight = paddingRight
  }
}

function scroller(from: EventTarget | null, layer: HTMLElement): HTMLElement | undefined {
  let element = from instanceof Element ? from : null
  for (; element && element !== layer; element = element.parentElement) {
    if (element instanceof HTMLElement && element.scrollHeight > element.clientHeight) {
      const { overflowY } = getComputedStyle(element)
      if (overflowY === 'auto' || overflowY === 'scroll') return element
    }
  }
  return undefined
}

/**
 * Keeps a finger's scroll inside the popup: on the overlay, and at the ends of what scrolls. Returns a function
 * that undoes it.
 */
export function keepScrollInside(layer: HTMLElement): () => void {
  let lastY = 0
  const onStart = (event: TouchEvent) => {
    lastY = event.touches[0]?.clientY ?? 0
  }
  const onMove = (event: TouchEvent) => {
    if (event.touches.length !== 1 || !event.cancelable) return
    const y = event.touches[0]?.clientY ?? 0
    const box = scroller(event.target, layer)
    const atTop = !box || box.scrollTop <= 0
    const atEnd = !box || box.scrollTop + box.clientHeight >= box.scrollHeight - 1
    if ((y > lastY && atTop) || (y < lastY && atEnd)) event.preventDefault()
    lastY = y
  }
  layer.addEventListener('touchstart', onStart, { passive: true })
  layer.addEventListener('touchmove', onMove, { passive: false })
  return () => {
    layer.removeEventListener('touchstart', onStart)
    layer.removeEventListener('touchmove', onMove)
  }
}
