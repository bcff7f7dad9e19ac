import { useEffect, useState } from 'react'

/** Distance from either end of the page, in pixels, within which the bars always show (design.md §5). */
const endZonePx = 100
/** Shorter movements, in pixels, are a finger's tremble, not a direction. */
const trembleZonePx = 6

/**
 * True while the header and bottom bar should be slid away: after scrolling down, until scrolling up or coming within
 * 100 px of an end, or until a key brings focus into one of the bars. Popups hold the page still, so nothing moves
 * behind them.
 */
export function useHiddenOnScroll(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      const left = document.documentElement.scrollHeight - window.innerHeight - now
      if (now < endZonePx || left < endZonePx) setHidden(false)
      else if (Math.abs(now - last) < trembleZonePx) return
      else setHidden(now > last)
      last = now
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('header,nav') !== null) setHidden(false)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('scroll', onScroll)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
  return hidden
}
