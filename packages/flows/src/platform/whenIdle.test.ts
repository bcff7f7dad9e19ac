import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a task runs where an add-on has put nothing in place of the browser’s function, unless it is called off', () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { requestIdleCallback: undefined })
  vi.stubGlobal('requestIdleCallback', undefined)
  const [task, other] = [vi.fn<() => void>(), vi.fn<() => void>()]
  whenIdle(task)
  whenIdle(other)()
  vi.runAllTimers()
  expect([task.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
})
