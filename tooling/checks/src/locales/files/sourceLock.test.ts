import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flatten } from '../texts/texts.ts'
import { acceptKeys, marksOf, parseLock, printLock, staleKeys, type SourceLock } from './localeFiles.ts'

const all = ['de', 'fr', 'ja']
const nothing = { keys: [], languages: [], all }
const english = (a: string, b = 'b') =>
  marksOf(flatten({ a, n_one: '{{count}} x', n_other: `{{count}} ${b}` }))
const stale = (marks: ReadonlyMap<string, string>, lock: SourceLock) =>
  all.map((language) => [language, ...staleKeys(marks, lock, language)].join(' '))

test('keys that were never accepted are stale until they are, for all languages at once', () => {
  expect(stale(english('x'), new Map())).toEqual(['de a n', 'fr a n', 'ja a n'])
  expect(stale(english('x'), acceptKeys(english('x'), new Map(), nothing))).toEqual(['de', 'fr', 'ja'])
})

test('a changed English makes every translation of it stale, a plural form all of its key', () => {
  const lock = acceptKeys(english('x'), new Map(), nothing)
  expect(stale(english('y'), lock)).toEqual(['de a', 'fr a', 'ja a'])
  expect(stale(english('x', 'c'), lock)).toEqual(['de n', 'fr n', 'ja n'])
})

test('what was not asked for is not accepted', () => {
  const lock = acceptKeys(english('x'), new Map(), nothing)
  expect(stale(english('y'), acceptKeys(english('y'), lock, nothing))).toEqual(['de a', 'fr a', 'ja a'])
  expect(acceptKeys(english('y'), lock, nothing)).toEqual(lock)
})

test('one language is accepted after the other', () => {
  const lock = acceptKeys(english('x'), new Map(), nothing)
  const marks = english('y')
  const one = acceptKeys(marks, lock, { keys: ['a'], languages: ['de'], all })
  expect(stale(marks, one)).toEqual(['de', 'fr a', 'ja a'])
  const two = acceptKeys(marks, one, { keys: ['a'], languages: ['fr', 'ja'], all })
  expect(stale(marks, two)).toEqual(['de', 'fr', 'ja'])
  expect(two.get('a')?.behind).toEqual({})
  const changedAgain = acceptKeys(english('z'), one, { keys: ['a'], languages: ['ja'], all })
  expect(stale(english('z'), changedAgain)).toEqual(['de a', 'fr a', 'ja'])
})

test('English that is as it was is fresh again', () => {
  const lock = acceptKeys(english('x'), new Map(), nothing)
  const moved = acceptKeys(english('y'), lock, { keys: ['a'], languages: ['de'], all })
  expect(stale(english('x'), moved)).toEqual(['de a', 'fr', 'ja'])
})

test('a key that English lacks is left out', () => {
  const lock = acceptKeys(english('x'), new Map(), nothing)
  expect([...acceptKeys(marksOf(flatten({ a: 'x' })), lock, nothing).keys()]).toEqual(['a'])
})

test('what is written is read again, one line for each key', () => {
  const mark = fc.stringMatching(/^[0-9a-f]{8}$/)
  const plain = { noNullPrototype: true }
  const locks = fc.dictionary(
    // Names that the reader drops, as an object's own, are no keys of texts.
    fc.stringMatching(/^[a-z.]{1,12}$/).filter((key) => !['prototype', 'constructor'].includes(key)),
    fc.record({ english: mark, behind: fc.dictionary(fc.constantFrom(...all), mark, plain) }, plain),
    plain,
  )
  fc.assert(
    fc.property(locks, (entries) => {
      const lock: SourceLock = new Map(Object.entries(entries))
      const text = printLock(lock)
      expect(Object.fromEntries(parseLock(text))).toEqual(entries)
      expect(text.split('\n').length).toBe(Math.max(lock.size, 1) + 3)
    }),
  )
})

test('a file that is no lock is refused', () => {
  expect(() => parseLock('{"a": 1}')).toThrow()
})
