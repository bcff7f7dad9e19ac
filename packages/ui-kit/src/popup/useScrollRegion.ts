import { useLayoutEffect, useState, type HTMLAttributes, type RefObject } from 'react'
import { followSizes } from './followSizes.ts'
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
    return followSizes(element, look)
  }, [box])
  return isRegion ? { role: 'region', tabIndex: 0, 'aria-labelledby': titleId } : {}
}
