import { expect, test } from 'vitest'
import { usageRow } from './checkCalls.ts'

const rowOf = (
  names: readonly string[],
  used: readonly string[],
  reasons: Readonly<Record<string, string>> = {},
) => {
  const isUsed = (name: string) => used.includes(name)
  const { kind, detail } = usageRow({ subject: 'calls', names, isUsed, verb: 'made', reasons })
  return `${kind}: ${detail}`
}

test('names that are all used are counted', () => {
  expect(rowOf(['one', 'two'], ['one', 'two'])).toBe('passed: 2 made, 0 with a reason')
})

test('a name that is not used fails', () => {
  expect(rowOf(['one', 'two'], ['one'])).toBe('failed: two is never made: use it or state why not')
})

test('a reason excuses a name', () => {
  expect(rowOf(['one', 'two'], ['one'], { two: 'asked for by nobody' })).toBe(
    'passed: 1 made, 1 with a reason',
  )
})

test('a reason fails when its name is used, and when there is no such name', () => {
  expect(rowOf(['one'], ['one'], { one: 'old', two: 'gone' })).toBe(
    'failed: one needs no reason any more; two needs no reason any more',
  )
})
