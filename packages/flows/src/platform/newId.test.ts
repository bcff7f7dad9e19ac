import { expect, test } from 'vitest'
import { newId } from './newId.ts'

test('ids are 32 hex characters and differ', () => {
  const ids = Array.from({ length: 200 }, newId)
  expect(new Set(ids).size).toBe(200)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/)
})
