import { type HTMLAttributes, type RefObject, useLayoutEffect, useState } from 'react'

/** Less than this, in pixels, is a rounding and nothing to scroll to. */
const leastPx = 1

/**
 * What the scrolling part of a popup needs so that a keyboard can scroll it: a tab stop with the popup's name, while it has
 * more than it shows and nothing in it takes focus. Safari gives such a part no stop by itself. Source: WCAG 2.2 SC 2.1.1.
 */
export function useScrollRegion(
  box: RefObject<HTMLElement | null>,
  titleId: string,
): HTMLAttributes<HTMLElement> {
  const [isRegion, setRegion] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const look = () => {
      const isLong = element.scrollHeight > element.clientHeight + leastPx
      setRegion(isLong && reachableIn(element).length === 0)
    }
    return followSizes(element, look)
  }, [box])
  return isRegion ? { role: 'region', tabIndex: 0, 'aria-labelledby': titleId } : {}
}

/** The most of the window that a foot may take; more leaves too little for what stands above it. A dialog has margins too. */
const mostOfWindow = { sheet: 0.5, dialog: 0.4 } as const

/** The height in pixels of what stands at the foot; its parts are added up, because a long foot has no box of its own. */
const footPx = (popup: HTMLElement): number =>
  [...popup.querySelectorAll<HTMLElement>('[data-foot] > *')].reduce(
    (sum, { offsetHeight }) => sum + offsetHeight,
    0,
  )

/**
 * Whether the foot of a popup is too high to stay in view as a whole, as with enlarged text or on a phone that lies on its
 * side. When that changes, the field that the player is in stays in view. Source: WCAG 2.2 SC 1.4.4 and 1.4.10.
 */
export function useLongFoot(popup: RefObject<HTMLElement | null>, kind: keyof typeof mostOfWindow): boolean {
  const [isLong, setLong] = useState(false)
  useLayoutEffect(() => {
    const element = popup.current
    if (!element) return undefined
    const roomPx = () => element.parentElement?.clientHeight ?? window.innerHeight
    return followSizes(element, () => setLong(footPx(element) > mostOfWindow[kind] * roomPx()))
  }, [popup, kind])
  useLayoutEffect(() => {
    // What scrolls is another part now, and that starts at its top.
    const field = popup.current?.querySelector('input:focus')
    field?.scrollIntoView({ block: 'center' })
  }, [popup, isLong])
  return isLong
}

/**
 * Calls `look` now and whenever the size of an element, of its children or of the window, or what is in it, may have changed.
 * Returns a function that stops it.
 */
function followSizes(element: HTMLElement, look: () => void): () => void {
  // Before iOS 13.4 there is none; then the window's own size has to do.
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look)
  const follow = () => {
    sizes?.disconnect()
    for (const part of [element, ...element.children]) sizes?.observe(part)
    look()
  }
  const content = new MutationObserver(follow)
  content.observe(element, { childList: true, subtree: true })
  window.addEventListener('resize', look)
  follow()
  return () => {
    sizes?.disconnect()
    content.disconnect()
    window.removeEventListener('resize', look)
  }
}

const selector = 'a[href],button,input,select,textarea,[tabindex]'

/** The parts of `element` that Tab stops at, in document order; one that is not drawn cannot take focus all the same. */
export const reachableIn = (element: HTMLElement): readonly HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(selector)].filter((part) => part.tabIndex >= 0)
