import { createContext } from 'react'

/** Where a popup stands among others that are open. */
export interface PopupOrder {
  /** What the popups are ordered in; those of two stacks follow one another as they are drawn. */
  readonly stack: object
  /** How many popups of the stack are below it now; -1 once it is closed. */
  readonly level: () => number
}

/** The place of the popup in its stack; null for one outside of any. A popup may be drawn later than those above it. */
export const PopupOrderContext = createContext<PopupOrder | null>(null)

/** Whether a popup belongs below another one, although it is drawn after it. */
export const isBelow = (popup: PopupOrder | null, other: PopupOrder | null): boolean =>
  popup !== null && other !== null && popup.stack === other.stack && popup.level() < other.level()
