import type { ReactNode } from 'react'
import { useRovingFocus } from '../group/RadioGroup.tsx'

/** One tab. */
export interface TabItem {
  readonly key: string
  readonly name: ReactNode
}

export interface TabListProps {
  /** Spoken name of the tab list. */
  readonly label: string
  readonly tabs: readonly TabItem[]
  readonly selected: string
  readonly onSelect: (key: string) => void
  /** Id of the panel below, see `TabPanel`. */
  readonly panelId: string
  /** Underlined names, or a segmented control. */
  readonly variant?: 'line' | 'segments' | undefined
}

/** Tabs of a popup or page: arrows move and choose. */
export function TabList({ label, tabs, selected, onSelect, panelId, variant = 'line' }: TabListProps) {
  const roving = useRovingFocus('tab', 'select')
  return (
    <div
      {...roving}
      className={variant === 'line' ? 'tab-list-line' : 'tab-list-segments'}
      role="tablist"
      aria-label={label}
    >
      {tabs.map(({ key, name }) => (
        <button
          key={key}
          id={`${panelId}-tab-${key}`}
          type="button"
          role="tab"
          aria-selected={key === selected}
          aria-controls={key === selected ? panelId : undefined}
          onClick={() => onSelect(key)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

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
