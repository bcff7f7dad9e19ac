import { Icon } from '../icon/Icon.tsx'
import type { IconShape } from '../icon/icons.ts'
import { useRovingFocus } from '../group/useRovingFocus.ts'
import { useShownStart } from './useShownStart.ts'

/** One category. */
export interface CategoryTab {
  readonly key: string
  readonly name: string
  readonly icon?: IconShape | undefined
}

export interface CategoryTabsProps {
  /** Spoken name of the tab list. */
  readonly label: string
  readonly tabs: readonly CategoryTab[]
  readonly selected: string
  readonly onSelect: (key: string) => void
  /** Id of the panel that the tabs control; the panel is labelled by `<panel>-tab-<key>`. */
  readonly panelId: string
}

/** Product categories: scroll sideways, stick under the header, arrows move and choose (design.md §4 "Category tab"). */
export function CategoryTabs({ label, tabs, selected, onSelect, panelId }: CategoryTabsProps) {
  const roving = useRovingFocus('tab', 'select')
  useShownStart(roving.ref, selected, panelId)
  return (
    <div {...roving} className="category-tabs" role="tablist" aria-label={label}>
      {tabs.map(({ key, name, icon }) => (
        <button
          key={key}
          id={`${panelId}-tab-${key}`}
          type="button"
          role="tab"
          className="category-tabs__tab"
          aria-selected={key === selected}
          aria-controls={key === selected ? panelId : undefined}
          onClick={(event) => {
            event.currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
            onSelect(key)
          }}
        >
          {icon && <Icon of={icon} />}
          <bdi>{name}</bdi>
        </button>
      ))}
    </div>
  )
}
