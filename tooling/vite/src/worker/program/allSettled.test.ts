import { expect, test, vi } from 'vitest'

test('a browser without it tells of each promise what became of it, in their order', async () => {
  vi.stubGlobal('Promise', class extends Promise<unknown> {})
  Object.defineProperty(Promise, 'allSettled', { value: undefined, writable: true, configurable: true })
  await import('./allSettled.ts')
  const reason = new Error('lost')
  const settled = await Promise.allSettled([Promise.resolve(1), Promise.reject(reason), 2])
  vi.unstubAllGlobals()
  expect(settled).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason },
    { status: 'fulfilled', value: 2 },
  ])
})
