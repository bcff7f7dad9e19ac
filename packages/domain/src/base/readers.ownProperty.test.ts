import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownValue, readText } from './readers.ts'

test('an own property is read', () => {
  expect(ownValue({ a: 1 }, 'a')).toBe(1)
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
  'the inherited name %s reads as absent',
  (key) => {
    expect(ownValue({}, key)).toBeUndefined()
    expect(ownValue([], key)).toBeUndefined()
  },
)

test('an own property that shadows an inherited name is read', () => {
  expect(ownValue(JSON.parse('{"__proto__":"x"}'), '__proto__')).toBe('x')
})

test('anything but an object has no properties', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined)),
      fc.string(),
      (value, key) => ownValue(value, key) === undefined,
    ),
  )
  expect(ownValue('text', 'length')).toBeUndefined()
})

test.each([
  ['s1', 256, 's1'],
  ['', 256, null],
  ['abc', 3, 'abc'],
  ['abcd', 3, null],
  [12, 256, null],
  [null, 256, null],
  [['a'], 256, null],
] as const)('%j with at most %d characters reads as %j', (value, maxLength, expected) => {
  expect(readText(value, maxLength)).toBe(expected)
})

test('a text is limited to 256 characters by default', () => {
  expect(readText('x'.repeat(256))).toHaveLength(256)
  expect(readText('x'.repeat(257))).toBeNull()
})
