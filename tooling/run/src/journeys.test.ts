import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { journeyFiles, passedFiles, readRecord, writeRecord } from './journeys.ts'

const spec = (file: string, status: string, tags: readonly string[] = []) => ({
  file,
  tags,
  tests: [{ status }],
})

const report = {
  suites: [
    {
      specs: [spec('buy.spec.ts', 'expected', ['core'])],
      suites: [{ specs: [spec('buy.spec.ts', 'expected', ['store:ko'])] }],
    },
    { specs: [spec('faults.spec.ts', 'expected'), spec('faults.spec.ts', 'unexpected')] },
    { specs: [spec('visits.spec.ts', 'skipped')] },
  ],
}

test('a file opens the usual store and those that the tags of its journeys name', () => {
  expect(journeyFiles(report, ['watt', 'ru', 'ko'])).toEqual([
    { file: 'buy.spec.ts', stores: ['watt', 'ko'] },
    { file: 'faults.spec.ts', stores: ['watt'] },
    { file: 'visits.spec.ts', stores: ['watt'] },
  ])
})

test('a file has passed when each of its journeys has', () => {
  expect(passedFiles(report)).toEqual([{ file: 'buy.spec.ts', passed: 2 }])
})

test('a record is read as it was written; one that cannot be read is empty', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'new/journeys.json')
  expect(readRecord(file)).toEqual({})
  writeRecord(file, { 'core buy.spec.ts': { key: 'a', passed: 2 } })
  expect(readRecord(file)).toEqual({ 'core buy.spec.ts': { key: 'a', passed: 2 } })
  writeFileSync(file, '{"core')
  expect(readRecord(file)).toEqual({})
})
