import { afterEach, expect, test, vi } from 'vitest'
import { newId } from './newId.ts'

afterEach(() => vi.unstubAllGlobals())

const nothing = undefined
test.each<[string, unknown]>([
  ['that this browser has', crypto],
  ['that is missing', nothing],
  ['without a function', {}],
  [
    'that throws',
    {
      getRandomValues: () => {
        throw new TypeError('Illegal invocation')
      },
    },
  ],
  ['that fills in nothing', { getRandomValues: (bytes: unknown) => bytes }],
  ['that returns nothing', { getRandomValues: () => nothing }],
])('ids are 32 hex characters and differ with a source of chance %s', (_what, source) => {
  vi.stubGlobal('crypto', source)
  const ids = Array.from({ length: 200 }, newId)
  expect(new Set(ids).size).toBe(200)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/)
})
