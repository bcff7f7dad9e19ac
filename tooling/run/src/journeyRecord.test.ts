import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  journeyFilter,
  journeyResults,
  readRecord,
  recordAfter,
  staleStores,
  writeRecord,
} from './journeyRecord.ts'

const keys = new Map([
  ['dragon', 'd2'],
  ['ko', 'k1'],
  ['watt', 'w1'],
])

const spec = (status: string, ...tags: readonly string[]) => ({ tags, tests: [{ status }] })

test('a journey belongs to the store of its tag, and to watt without one', () => {
  const report = {
    suites: [
      { specs: [spec('expected'), spec('expected', 'firefox')] },
      { suites: [{ specs: [spec('unexpected', 'store:ko'), spec('flaky', '@store:dragon')] }] },
    ],
  }
  expect(journeyResults(report)).toEqual([
    { store: 'watt', isPassed: true },
    { store: 'watt', isPassed: true },
    { store: 'ko', isPassed: false },
    { store: 'dragon', isPassed: false },
  ])
})

test('a store without a record, or with one of another key, has to run', () => {
  const record = { dragon: { key: 'd1', passed: 3 }, ko: { key: 'k1', passed: 5 } }
  expect(staleStores(record, keys)).toEqual(['dragon', 'watt'])
})

test('after a run the stores that passed are kept with their new key, and those that failed are not', () => {
  const record = {
    dragon: { key: 'd1', passed: 3 },
    ko: { key: 'k1', passed: 5 },
    gone: { key: 'g', passed: 1 },
  }
  const results = [
    { store: 'dragon', isPassed: true },
    { store: 'dragon', isPassed: true },
    { store: 'watt', isPassed: true },
    { store: 'watt', isPassed: false },
  ]
  expect(recordAfter(record, keys, results)).toEqual({
    dragon: { key: 'd2', passed: 2 },
    ko: { key: 'k1', passed: 5 },
  })
})

test('a record of another key is dropped when its store did not run', () => {
  expect(recordAfter({ dragon: { key: 'd1', passed: 3 } }, keys, [])).toEqual({})
})

/** The journeys that Playwright would run, by what it matches its patterns against: title and tags. */
function chosen(filter: readonly string[], titles: readonly string[]): readonly string[] {
  const [how, pattern] = filter
  if (how === undefined || pattern === undefined) return titles
  return titles.filter((title) => new RegExp(pattern).test(title) === (how === '--grep'))
}

test.each([
  [
    ['dragon', 'ko', 'watt'],
    ['a', 'b @store:ko', 'c @store:dragon', 'd @store:dragonfly'],
  ],
  [['ko'], ['b @store:ko']],
  [['dragon'], ['c @store:dragon']],
  [
    ['dragon', 'watt'],
    ['a', 'c @store:dragon', 'd @store:dragonfly'],
  ],
])('of %j those journeys run', (stale, wanted) => {
  const titles = ['a', 'b @store:ko', 'c @store:dragon', 'd @store:dragonfly']
  expect(chosen(journeyFilter(stale, [...keys.keys()]), titles)).toEqual(wanted)
})

test('a record is read back for the stores that there are, and one that was cut short counts as none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'record-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'deeper', 'journeys.json')
  expect(readRecord(file, ['ko'])).toEqual({})
  writeRecord(file, { ko: { key: 'k1', passed: 5 }, gone: { key: 'g', passed: 1 } })
  expect(readRecord(file, ['ko', 'watt'])).toEqual({ ko: { key: 'k1', passed: 5 } })
  writeFileSync(file, '{"ko":')
  expect(readRecord(file, ['ko'])).toEqual({})
})
