import type { ReactNode } from 'react'

export interface TabPanelProps {
  /** The `panelId` of its tab list. */
  readonly id: string
  /** Key of the selected tab, which names the panel. */
  readonly selected: string
  readonly children: ReactNode
}

/** What the selected tab shows. */
export function TabPanel({ id, selected, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={id} aria-labelledby={`${id}-tab-${selected}`}>
      {children}
    </div>
  )
}
