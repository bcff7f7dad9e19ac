import { useEffect, useState } from 'react'

/** Distance from either end of the page, in pixels, within which the bars always show (design.md §5). */
const endZonePx = 100
/** Shorter movements, in pixels, are a finger's tremble, not a direction. */
const trembleZonePx = 6
/** How often a scrolling page is looked at, in milliseconds. */
const handlerMs = 300
/** After this rest, in milliseconds, the direction of the last movement no longer counts. */
const directionResetMs = 5000

/**
 * True while the header and bottom bar should be slid away: after scrolling down, until scrolling up or coming within
 * 100 px of an end, until the page has rested for 5 s, or until a key brings focus into one of the bars. Popups hold
 * the page still, so nothing moves behind them. Source: spec §9 "Screen".
 */
export function useHiddenOnScroll(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    let look: number | undefined
    let reset: number | undefined
    const judge = () => {
      look = undefined
      const now = window.scrollY
      const left = document.documentElement.scrollHeight - window.innerHeight - now
      if (now < endZonePx || left < endZonePx) setHidden(false)
      else if (Math.abs(now - last) < trembleZonePx) return
      else setHidden(now > last)
      last = now
    }
    const onScroll = () => {
      look ??= window.setTimeout(judge, handlerMs)
      window.clearTimeout(reset)
      reset = window.setTimeout(() => setHidden(false), directionResetMs)
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('header,nav') !== null) setHidden(false)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      window.clearTimeout(look)
      window.clearTimeout(reset)
      window.removeEventListener('scroll', onScroll)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
  return hidden
}
