import { expect, test } from 'vitest'
import { brandFaults } from './reach.ts'

const keys = ['watt', 'ko']

test.each([
  ['the expected brand', 'watt', 'watt', []],
  ['any brand where none is expected', 'ko', null, []],
  ['another brand', 'ko', 'watt', ['it is the store of ko, not of watt']],
  ['no brand', null, 'watt', ['the page names no brand: it is not a store of ours']],
  ['a brand of another checkout', 'new', null, ['there is no brand new in this checkout']],
])('%s is judged', (_title, shown, expected, faults) => {
  expect(brandFaults(shown, expected, keys)).toEqual(faults)
})
