import { expect, test } from 'vitest'
import { laidOver } from './callRoutes.ts'

test.each([
  ['a field', { a: 1, b: 2 }, { b: 3 }, { a: 1, b: 3 }],
  ['a field of a field', { a: { b: 1, c: 2 } }, { a: { b: 3 } }, { a: { b: 3, c: 2 } }],
  ['every entry of a list', [{ a: 1 }, { a: 2, b: 1 }], { a: 0 }, [{ a: 0 }, { a: 0, b: 1 }]],
  ['every field', { x: [{ a: 1 }], y: [] }, { '*': { a: 0 } }, { x: [{ a: 0 }], y: [] }],
  ['nothing where it is null', { a: { b: 1 } }, { a: null }, { a: null }],
])('a patch is laid over %s', (_, content, patch, after) => {
  expect(laidOver(content, patch)).toEqual(after)
})
