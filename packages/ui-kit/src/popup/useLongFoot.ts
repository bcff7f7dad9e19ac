import { useLayoutEffect, useState, type RefObject } from 'react'
import { followSizes } from './followSizes.ts'

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
