import { expect, test } from 'vitest'
import type { Times } from './measure.ts'
import { quantile, slowdowns } from './slowdowns.ts'

const visits = (...visible: readonly number[]): readonly Times[] =>
  visible.map((each) => ({
    firstPaint: 300,
    visible: each,
    fresh: 300,
    usable: 300,
    complete: 300,
    blocking: 0,
    mainThread: 300,
  }))
const before = visits(480, 490, 500, 510, 520)

test.each([
  ['as it was', visits(480, 490, 500, 510, 520), []],
  ['worse by a tenth', visits(530, 540, 550, 560, 570), []],
  ['worse by more', visits(531, 541, 551, 561, 571), ['visible 500 → 551 ms']],
  ['worse by more, with visits as quick as before', visits(470, 480, 560, 600, 700), []],
  ['better by half', visits(240, 250, 250, 260, 270), []],
  ['no number once', visits(500, Number.NaN, 500, 500, 500), ['visible was not measured']],
  ['not measured at all', [], ['visible was not measured']],
])('a measure that is %s is told apart', (_how, now, lines) => {
  expect(slowdowns(['visible'], before, now)).toEqual(lines)
})

test('less than a frame of the screen is no slowdown, whatever its share', () => {
  expect(slowdowns(['visible'], visits(20, 20, 20), visits(36, 36, 36))).toEqual([])
  expect(slowdowns(['visible'], visits(20, 20, 20), visits(37, 37, 37))).toEqual(['visible 20 → 37 ms'])
})

test('each measure is looked at by itself', () => {
  expect(slowdowns(['firstPaint', 'visible'], before, visits(600, 600, 600))).toEqual([
    'visible 500 → 600 ms',
  ])
})

test('the middle of an even number of values is the higher one', () => {
  expect([quantile([4, 1, 3, 2], 0.5), quantile([], 0.5)]).toEqual([3, Number.NaN])
})
