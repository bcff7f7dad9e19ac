import { expect, test } from 'vitest'
import { unusedRows } from './checkCalls.ts'

const rowsOf = (
  names: readonly string[],
  used: readonly string[],
  reasons: Readonly<Record<string, string>> = {},
) =>
  unusedRows({ subject: 'calls', names, isUsed: (name) => used.includes(name), verb: 'made', reasons }).map(
    ({ subject, kind, detail }) => `${kind} ${subject}: ${detail}`,
  )

test('names that are all used are one row', () => {
  expect(rowsOf(['one', 'two'], ['one', 'two'])).toEqual(['passed calls: 2 made'])
})

test('a name that is not used fails', () => {
  expect(rowsOf(['one', 'two'], ['one'])).toEqual(['failed calls: two: never made; use it or state why not'])
})

test('a reason excuses a name', () => {
  expect(rowsOf(['one', 'two'], ['one'], { two: 'asked for by nobody' })).toEqual([
    'passed calls: 1 made, 1 with a reason',
  ])
})

test('a reason fails when its name is used, and when there is no such name', () => {
  expect(rowsOf(['one'], ['one'], { one: 'old', two: 'gone' })).toEqual([
    'failed calls: one: is made: its reason is out of date',
    'failed calls: two: does not exist',
  ])
})
