import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseHex } from './color.ts'

test.each([
  ['#00bbff', '#00bbff'],
  ['#0BF', '#00bbff'],
  ['#ABCDEF', '#abcdef'],
])('reads %s as %s', (given, expected) => {
  expect(parseHex(given)).toBe(expected)
})

test.each([
  '',
  '#',
  'red',
  '00bbff',
  '#00bbf',
  '#00bbff80',
  '#00bbff;}body{display:none',
  ' #00bbff',
  '#00bbff\n',
  '#gg0000',
  'url(#fff)',
  '#００ｂｂｆｆ',
  undefined,
  null,
  0xff,
  ['#fff'],
])('rejects %j', (given) => {
  expect(parseHex(given)).toBeUndefined()
})

test('gives a six-digit lower-case colour or nothing, whatever the input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.anything()), (given) => {
      const hex = parseHex(given)
      expect(hex === undefined || /^#[0-9a-f]{6}$/.test(hex)).toBe(true)
    }),
  )
})
