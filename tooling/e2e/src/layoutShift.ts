import { expect, type Page } from '@playwright/test'

/** The most that may move in one visit, as Chromium counts it; a tenth is what the web calls good. Source: decision 77. */
export const mostShift = 0.02

/** What moved once, and how far. */
interface Shift {
  readonly value: number
  readonly what: readonly string[]
}

/** What has moved in the document that is open. */
export interface ShiftWatch {
  /** Fails when more has moved than `mostShift`, and names what. */
  readonly expectStill: (when: string) => Promise<void>
}

/**
 * Watches what moves by itself, from the first paint on; what a tap moves within half a second is its answer. Call it before
 * the page opens. Chromium only.
 */
export async function watchShifts(page: Page): Promise<ShiftWatch> {
  await page.addInitScript(observe)
  return {
    expectStill: async (when) => {
      const shifts = await page.evaluate(
        () => (window as unknown as { readonly shiftsSeen?: readonly Shift[] }).shiftsSeen ?? [],
      )
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      const told = shifts.map(({ value, what }) => `${value.toFixed(4)}: ${what.join(', ')}`).join('\n')
      expect(total, `${when}: nothing moves\n${told}`).toBeLessThanOrEqual(mostShift)
    },
  }
}

/** Runs in the page. */
function observe(): void {
  const seen: Shift[] = []
  Object.assign(window, { shiftsSeen: seen })
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map((each) => Math.round(each)).join(' ')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & {
        readonly value: number
        readonly hadRecentInput: boolean
        readonly sources: readonly {
          readonly node: Node | null
          readonly previousRect: DOMRectReadOnly
          readonly currentRect: DOMRectReadOnly
        }[]
      }
      if (shift.hadRecentInput) continue
      const what = shift.sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? `${node.nodeName.toLowerCase()}.${node.className}` : 'text'
        return `${name} (${place(previousRect)} to ${place(currentRect)})`
      })
      seen.push({ value: shift.value, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
