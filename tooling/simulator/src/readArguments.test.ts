import { expect, test } from 'vitest'
import { readArguments } from './readArguments.ts'

const read = (...given: readonly string[]) => readArguments(given, ['one rule', 'another rule'])

test('without options a thousand runs start at seed 1', () => {
  expect(read()).toEqual({
    seeds: [1],
    runs: 1000,
    trace: false,
    keepGoing: false,
    json: false,
    mutant: null,
  })
})

test('every option is read', () => {
  const given = ['--seed', '123', '--runs', '1', '--trace', '--keepGoing', '--json', '--mutant', 'one rule']
  expect(read(...given)).toEqual({
    seeds: [123],
    runs: 1,
    trace: true,
    keepGoing: true,
    json: true,
    mutant: 'one rule',
  })
})

test('several first seeds are read', () => {
  expect(read('--seed', '5,9', '--runs', '2')).toMatchObject({ seeds: [5, 9], runs: 2 })
})

const known = 'Options: --seed, --runs, --trace, --keepGoing, --json, --mutant.'

test.each([
  [['--sed', '1'], `Unknown option '--sed'. ${known}`],
  [['--seed'], `Option '--seed <value>' argument missing. ${known}`],
  [['5'], `Unexpected argument '5'. ${known}`],
  [['--seed', 'abc'], '--seed must be a whole number from 0 to 999999999999, not "abc".'],
  [['--seed', '5,'], '--seed must be a whole number from 0 to 999999999999, not "".'],
  [['--seed=-1'], '--seed must be a whole number from 0 to 999999999999, not "-1".'],
  [['--seed', '1e400'], '--seed must be a whole number from 0 to 999999999999, not "1e400".'],
  [['--seed', '1000000000000'], '--seed must be a whole number from 0 to 999999999999, not "1000000000000".'],
  [['--runs', '0'], '--runs must be a whole number from 1 to 999999999999, not "0".'],
  [['--runs='], '--runs must be a whole number from 1 to 999999999999, not "".'],
  [['--mutant', 'nosuch'], 'There is no mutant "nosuch". Mutants: one rule, another rule.'],
] as const)('%j is an error that says what there is', (given, message) => {
  expect(() => read(...given)).toThrow(new Error(message))
})
