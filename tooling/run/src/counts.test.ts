import { expect, test } from 'vitest'
import { addCounts, cacheNote, playwrightCounts, rowCounts, turboCounts, vitestCounts } from './step.ts'

test('a test file that could not be loaded counts as a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [] },
  ]
  expect(vitestCounts({ numPassedTests: 2, numFailedTests: 0, testResults })).toEqual({
    passed: 2,
    failed: 1,
  })
})

test('a journey that passed only on a second try counts as a failure', () => {
  expect(playwrightCounts({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [] })).toEqual({
    passed: 3,
    failed: 2,
  })
})

test('a warning is no failure', () => {
  expect(rowCounts([{ kind: 'passed' }, { kind: 'warned' }, { kind: 'failed' }])).toEqual({
    passed: 2,
    failed: 1,
  })
})

test.each([
  ['Tasks:    16 successful, 16 total', { passed: 16, failed: 0, cached: 0 }, undefined],
  [' Tasks:    3 successful, 5 total\nCached:    0 cached', { passed: 3, failed: 2, cached: 0 }, undefined],
  [
    'Tasks: 16 successful, 16 total\nCached: 15 cached, 16 total',
    { passed: 16, failed: 0, cached: 15 },
    '15 of 16 from the cache',
  ],
  [
    'Tasks: 2 successful, 2 total\nCached: 2 cached, 2 total',
    { passed: 2, failed: 0, cached: 2 },
    'all from the cache',
  ],
  ['no summary', { passed: 0, failed: 0, cached: 0 }, undefined],
] as const)('%j is read from turbo, and how much of it was cached', (output, counts, note) => {
  expect(turboCounts(output)).toEqual(counts)
  expect(cacheNote(turboCounts(output))).toBe(note)
})

test('counts add up', () => {
  expect(
    addCounts([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 })
})
