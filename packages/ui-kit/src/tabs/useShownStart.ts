import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

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
