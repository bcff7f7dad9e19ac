import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flatten } from '../texts/texts.ts'
import { acceptKeys, marksOf, namedKeys, parseLock, printLock, staleKeys } from './localeFiles.ts'

const english = (a: string, b = 'b') =>
  marksOf(flatten({ a, n_one: '{{count}} x', n_other: `{{count}} ${b}` }))
const lock = acceptKeys(english('x'), new Map(), [])

test('keys that were never accepted are stale until they are', () => {
  expect(staleKeys(english('x'), new Map())).toEqual(['a', 'n'])
  expect(staleKeys(english('x'), lock)).toEqual([])
})

test('a changed English makes its translations stale, a plural form all of its key', () => {
  expect(staleKeys(english('y'), lock)).toEqual(['a'])
  expect(staleKeys(english('x', 'c'), lock)).toEqual(['n'])
})

test('only what was asked for is accepted', () => {
  const changed = english('y', 'c')
  expect(acceptKeys(changed, lock, [])).toEqual(lock)
  expect(staleKeys(changed, acceptKeys(changed, lock, ['a']))).toEqual(['n'])
})

test('English that is as it was is fresh again', () => {
  expect(staleKeys(english('x'), acceptKeys(english('y'), lock, []))).toEqual([])
})

test('a key that English lacks is left out', () => {
  expect([...acceptKeys(marksOf(flatten({ a: 'x' })), lock, []).keys()]).toEqual(['a'])
})

const keys = ['nav.my', 'nav.topup', 'navy', 'b']

test.each([
  [[], []],
  [['nav.my'], ['nav.my']],
  [
    ['nav', 'b'],
    ['nav.my', 'nav.topup', 'b'],
  ],
])('%j names %j', (names, named) => {
  expect(namedKeys(keys, names)).toEqual(named)
})

test('a name that English lacks is refused', () => {
  expect(() => namedKeys(keys, ['b', 'c'])).toThrow('English has no c')
})

test('what is written is read again, one line for each key', () => {
  const mark = fc.stringMatching(/^[0-9a-f]{8}$/)
  // Names that the reader drops, as an object's own, are no keys of texts.
  const key = fc
    .stringMatching(/^[a-z.]{1,12}$/)
    .filter((name) => !['prototype', 'constructor'].includes(name))
  fc.assert(
    fc.property(fc.dictionary(key, mark, { noNullPrototype: true, minKeys: 1 }), (marks) => {
      const text = printLock(new Map(Object.entries(marks)))
      expect(Object.fromEntries(parseLock(text))).toEqual(marks)
      expect(text.split('\n').length).toBe(Object.keys(marks).length + 3)
    }),
  )
})

test('a file that is no lock is refused', () => {
  expect(() => parseLock('{"a": 1}')).toThrow()
})
