import { expect, test } from 'vitest'
import { bandOf } from './bandOf.ts'

test('without a number the first seeds are run', () => {
  expect(bandOf({})).toEqual({ firstSeed: 1, runs: 2000 })
})

test('ten numbers in a row cover 20,000 seeds, each once', () => {
  const first = Array.from(
    { length: 10 },
    (_, day) => bandOf({ SIMULATOR_BAND: String(341 + day) }).firstSeed,
  )
  expect(first.toSorted((one, other) => one - other)).toEqual(first.map((_, index) => 1 + index * 2000))
})

test.each(['', 'today', '-1', '1.5'])('"%s" is no band', (text) => {
  expect(() => bandOf({ SIMULATOR_BAND: text })).toThrow('SIMULATOR_BAND must be a whole number')
})
