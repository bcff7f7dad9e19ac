import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseBrandColor } from './pageConfig.ts'

test.each([
  ['#00bbff', '#00bbff'],
  ['#00BBFF', '#00bbff'],
  ['#0bF', '#00bbff'],
  ['#00bb', null],
  ['#00bbff00', null],
  ['00bbff', null],
  ['#00bbff\n', null],
  ['#00bbff;background:url(//evil.example)', null],
  ['x #00bbff', null],
  ['red', null],
  ['', null],
  [0x00bbff, null],
  [null, null],
  [['#00bbff'], null],
])('%j reads as %j', (value, expected) => {
  expect(parseBrandColor(value)).toBe(expected)
})

test('whatever is sent, a colour is hexadecimal or absent', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const color = parseBrandColor(value)
      return color === null || /^#[0-9a-f]{6}$/.test(color)
    }),
  )
})
