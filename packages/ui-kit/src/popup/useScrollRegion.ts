import { useLayoutEffect, useState, type HTMLAttributes, type RefObject } from 'react'
import { reachableIn } from './reachable.ts'

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
  }, [box])
  return isRegion ? { role: 'region', tabIndex: 0, 'aria-labelledby': titleId } : {}
}
