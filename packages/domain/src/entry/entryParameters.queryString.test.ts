import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../testing/anyText.ts'
import { buildSearch, parseQueryString } from './entryParameters.ts'

test.each([
  ['', []],
  ['?', []],
  ['?a=1', [['a', ['1']]]],
  [
    'a=1&b=2',
    [
      ['a', ['1']],
      ['b', ['2']],
    ],
  ],
  ['?a=1&a=2&a=', [['a', ['1', '2', '']]]],
  ['?a', [['a', ['']]]],
  ['?=1&&a=1', [['a', ['1']]]],
  ['?a=b=c', [['a', ['b=c']]]],
  ['?a=%E3%81%82+b', [['a', ['あ b']]]],
  ['?%61=1', [['a', ['1']]]],
  ['?a=%2526', [['a', ['%26']]]],
  ['?a=%E0%A4&b=1', [['b', ['1']]]],
  ['?a=%&b=1', [['b', ['1']]]],
  ['?%zz=1&b=1', [['b', ['1']]]],
  ['?a=\ud800&b=1', [['b', ['1']]]],
  [
    '?__proto__=1&constructor=2',
    [
      ['__proto__', ['1']],
      ['constructor', ['2']],
    ],
  ],
  ['?a[b]=1', [['a[b]', ['1']]]],
  ['??a=1', [['a', ['1']]]],
  ['a=1?2', [['a', ['1?2']]]],
  [
    '?client_id=1&amp;visit=sdk?spec_lang=ja',
    [
      ['client_id', ['1']],
      ['visit', ['sdk']],
      ['spec_lang', ['ja']],
    ],
  ],
  ['?utm_campaign=what?', [['utm_campaign', ['what?']]]],
] as const)('%j reads as its pairs', (search, expected) => {
  expect([...parseQueryString(search)]).toEqual(expected)
})

test('a query string over 8192 characters is not read', () => {
  expect(parseQueryString(`?a=${'x'.repeat(8189)}`).size).toBe(1)
  expect(parseQueryString(`?a=${'x'.repeat(8190)}`).size).toBe(0)
})

test('what is built reads back the same', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 })
  const pairs = fc.uniqueArray(
    fc.tuple(
      text.filter((name) => name !== ''),
      text,
    ),
    { selector: ([name]) => name },
  )
  fc.assert(
    fc.property(pairs, (written) => {
      const read = [...parseQueryString(buildSearch(written))]
      expect(read).toEqual(written.map(([name, value]) => [name, [value]]))
    }),
  )
  expect(buildSearch([])).toBe('')
})

test('reading any text changes no prototype and never throws', () => {
  const before = Object.getOwnPropertyNames(Object.prototype)
  fc.assert(fc.property(anyText(), (search) => parseQueryString(search).size >= 0))
  parseQueryString('?__proto__[polluted]=1&__proto__.polluted=1')
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
})
