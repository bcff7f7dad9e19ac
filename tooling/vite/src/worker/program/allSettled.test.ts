import { expect, onTestFinished, test } from 'vitest'

test('a browser without it tells of each promise what became of it, in their order', async () => {
  const own = Object.getOwnPropertyDescriptor(Promise, 'allSettled') ?? {}
  Reflect.deleteProperty(Promise, 'allSettled')
  onTestFinished(() => void Object.defineProperty(Promise, 'allSettled', own))
  await import('./allSettled.ts')
  const reason = new Error('lost')
  const settled = await Promise.allSettled([Promise.resolve(1), Promise.reject(reason), Promise.resolve(2)])
  expect(Object.getOwnPropertyDescriptor(Promise, 'allSettled')?.value).not.toBe(own.value)
  expect(settled).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason },
    { status: 'fulfilled', value: 2 },
  ])
})
