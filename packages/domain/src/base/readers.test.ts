import { expect, test } from 'vitest'
import { type Reader, count, id, nullable, oneOf, record, text } from './readers.ts'

const point = record<{ readonly name: string; readonly at: number | null }>({ name: id, at: nullable(count) })

test.each<[string, Reader<unknown>, unknown, unknown]>([
  ['a string', text, 'a', 'a'],
  ['an empty string', text, '', ''],
  ['no string', text, 5, undefined],
  ['an id', id, 'a', 'a'],
  ['an empty id', id, '', undefined],
  ['an id that is a number', id, 5, undefined],
  ['zero', count, 0, 0],
  ['the largest exact number', count, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ['a number too large to be exact', count, Number.MAX_SAFE_INTEGER + 1, undefined],
  ['a negative number', count, -1, undefined],
  ['a fraction', count, 1.5, undefined],
  ['a number as text', count, '1', undefined],
  ['null', nullable(count), null, null],
  ['a missing value', nullable(count), undefined, undefined],
  ['a listed string', oneOf('a', 'b'), 'b', 'b'],
  ['an unlisted string', oneOf('a', 'b'), 'c', undefined],
  ['an object', point, { name: 'a', at: 1 }, { name: 'a', at: 1 }],
  ['an object with more fields', point, { name: 'a', at: null, more: 1 }, { name: 'a', at: null }],
  ['an object with a bad field', point, { name: 'a', at: 'x' }, undefined],
  ['an object without a field', point, { name: 'a' }, undefined],
  ['inherited fields', point, Object.create({ name: 'a', at: 1 }), undefined],
  ['null for an object', point, null, undefined],
  ['text for an object', point, 'name', undefined],
])('%s', (_case, reader, value, expected) => {
  expect(reader(value)).toEqual(expected)
})
