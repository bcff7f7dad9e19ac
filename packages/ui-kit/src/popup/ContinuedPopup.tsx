import { createContext, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { expectSuccessor } from './succession.ts'

/** What stands where the next popup opens, and is not drawn by React. */
export interface StandIn {
  /** Lets the page be reached again and goes. Returns what the focus goes back to when the popup closes; null when it had gone. */
  giveWay(): Element | null
}

/** What the next popup replaces; null without any. */
export const StandInContext = createContext<StandIn | null>(null)

/** Whether the popup takes the place of another one. */
export const IsContinued = createContext(false)

/**
 * Surrounds a popup that takes the place of another one: it stands where the other stood, so that the steps of one task
 * look like one sheet. The other one stays drawn until this one is there (design.md §5).
 */
export function ContinuedPopup({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(expectSuccessor, [])
  return <IsContinued value>{children}</IsContinued>
}
