import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { followSizes } from '../popup/followSizes.ts'

export interface FootBarProps {
  /** What the action is about, such as the name of the game that is sold; shown above it. */
  readonly subject?: ReactNode
  readonly children: ReactNode
}

/** The most of the window that the bar may take; more leaves too little for the page, as with enlarged text. */
const mostOfWindow = 0.5

/**
 * Action bar fixed to the foot of a page, for the old layout and payment links. A bar that is too high scrolls with the page.
 * Source: WCAG 2.2 SC 1.4.4 and 1.4.10.
 */
export function FootBar({ subject, children }: FootBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return undefined
    return followSizes(element, () => setLong(element.scrollHeight > mostOfWindow * window.innerHeight))
  }, [])
  useLayoutEffect(() => {
    if (!isLong) return undefined
    const { dataset } = document.documentElement
    // The page keeps no room for a bar that stands in it.
    dataset['longFoot'] = ''
    return () => {
      delete dataset['longFoot']
    }
  }, [isLong])
  return (
    <div
      ref={bar}
      className={isLong ? 'foot-bar foot-bar--long' : 'foot-bar'}
      data-foot={isLong ? undefined : ''}
    >
      {subject !== undefined && <p className="foot-bar__subject">{subject}</p>}
      {children}
    </div>
  )
}
