import { expect, test } from 'vitest'
import { readLoad } from './playLoad.ts'

test.each([
  [[], 200, 25],
  [['50'], 50, 25],
  [['50', '10'], 50, 10],
  [['--', '50', '10'], 50, 10],
] as const)('%j is a load of %i players with %i orders each', (given, players, ordersEach) => {
  expect(readLoad(given)).toEqual({ players, ordersEach })
})

test.each([
  [['many']],
  [['0']],
  [['50', '1.5']],
  [['-5']],
  [['50', '10', '3']],
  [['--players', '50']],
] as const)('%j is an error that says what the bench takes', (given) => {
  expect(() => readLoad(given)).toThrow(
    `The bench takes two whole numbers from 1, players and orders each, not "${given.join(' ')}".`,
  )
})
