import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useRovingFocus } from '../group/RadioGroup.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { IconShape } from '../icon/icons.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'

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
  /** Called when a player comes near the last of the tabs, where there are more than are drawn. */
  readonly onEnd?: (() => void) | undefined
  /** Id of the panel that the tabs control; the panel is labelled by `<panel>-tab-<key>`. */
  readonly panelId: string
}

/** Product categories: scroll sideways, stick under the header, arrows move and choose (design.md §4 "Category tab"). */
export function CategoryTabs({ label, tabs, selected, onSelect, onEnd, panelId }: CategoryTabsProps) {
  const roving = useRovingFocus('tab', 'select')
  useShownStart(roving.ref, selected, panelId)
  return (
    <div
      {...roving}
      className="category-tabs"
      role="tablist"
      aria-label={label}
      onScroll={(event) => {
        const { scrollLeft, scrollWidth, clientWidth } = event.currentTarget
        // From right to left it is below zero.
        if (Math.abs(scrollLeft) + 3 * clientWidth > scrollWidth) onEnd?.()
      }}
    >
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

/** Placeholder for the category tabs. */
export function CategoryTabsSkeleton() {
  return (
    <div className="category-tabs" aria-hidden="true">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} shape="category" />
      ))}
    </div>
  )
}

/**
 * Brings the start of what a newly selected tab shows under its tabs, where they are stuck to the top and would cover it.
 * Scrolling up brings the header back, so that its height is counted too (design.md §5).
 */
export function useShownStart(tabs: RefObject<HTMLElement | null>, selected: string, panelId: string): void {
  const before = useRef(selected)
  useLayoutEffect(() => {
    if (before.current === selected) return
    before.current = selected
    const panel = document.getElementById(panelId)
    if (tabs.current === null || panel === null) return
    const { bottom, height } = tabs.current.getBoundingClientRect()
    const { top } = panel.getBoundingClientRect()
    const header = document.querySelector('header')?.offsetHeight ?? 0
    if (top < bottom - 1) window.scrollBy(0, top - height - header)
  }, [tabs, selected, panelId])
}
