// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { flush } from '../../testing/flush.ts'
import { followVitals } from './followVitals.ts'

test.each([
  ['has no observer', undefined],
  ['has one that knows no kinds, as Chrome 64 and iOS 12 do', class {}],
  [
    'has one that knows none of these kinds',
    class {
      static supportedEntryTypes = ['resource']
    },
  ],
])('an engine that %s says nothing, and nothing breaks when the page is left', (_what, observer) => {
  vi.stubGlobal('PerformanceObserver', observer)
  vi.stubGlobal('PerformanceEventTiming', undefined)
  const noted: unknown[] = []
  followVitals((vital) => noted.push(vital))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new Event('pagehide'))
  expect(noted).toEqual([])
})

test('a shift of the page is said in whole thousandths, when the page is left', async () => {
  const entries = new Map<string, object>([
    ['paint', { name: 'first-contentful-paint', startTime: 5 }],
    ['layout-shift', { value: 0.0431, startTime: 10, hadRecentInput: false }],
  ])
  type Take = (list: { getEntries: () => readonly object[] }) => void
  class Observer {
    static supportedEntryTypes = [...entries.keys()]
    readonly take: Take
    constructor(take: Take) {
      this.take = take
    }
    observe({ type }: { readonly type: string }) {
      queueMicrotask(() => this.take({ getEntries: () => [entries.get(type) ?? {}] }))
    }
    takeRecords = () => []
    disconnect = () => undefined
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  const noted: unknown[] = []
  followVitals((vital) => noted.push(vital))
  await flush()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  dispatchEvent(new Event('visibilitychange'))
  expect(noted).toContainEqual({ kind: 'vital', name: 'CLS', value: 43 })
})
