import { useEffect, useState, type RefObject } from 'react'

/** Which sides of a box have more to show, whatever the direction of its text. */
export interface HiddenSides {
  readonly left: boolean
  readonly right: boolean
}

/** Less than this, in pixels, is a rounding and nothing to scroll to. */
const leastPx = 1

/**
 * Follows which sides of a box that scrolls sideways have more to show. Compares where the content and its box are drawn,
 * because old browsers count `scrollLeft` differently from right to left.
 */
export function useHiddenSides(box: RefObject<HTMLElement | null>): HiddenSides {
  const [sides, setSides] = useState<HiddenSides>({ left: false, right: false })
  useEffect(() => {
    const outer = box.current
    const inner = outer?.firstElementChild
    if (!outer || !inner) return undefined
    const look = () => {
      const [frame, content] = [outer.getBoundingClientRect(), inner.getBoundingClientRect()]
      const left = content.left < frame.left - leastPx
      const right = content.right > frame.right + leastPx
      setSides((before) => (before.left === left && before.right === right ? before : { left, right }))
    }
    look()
    // Before iOS 13.4 there is none; then the window's own size has to do.
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look)
    sizes?.observe(inner)
    outer.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      sizes?.disconnect()
      outer.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [box])
  return sides
}
