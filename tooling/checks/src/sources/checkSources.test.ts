import { expect, test } from 'vitest'
import { judgeFile, rowsOf } from './checkSources.ts'

const library = {
  spec: new Map([['4', 'Pending']]),
  decisions: new Map<string, string>(),
  faults: '',
  design: '',
  performance: '',
}
const judge = (name: string, text: string) => judgeFile({ name, text }, library, () => null)

test('what does not resolve is named with its file, its line and its words', () => {
  expect(judge('a.ts', '/**\n * spec §4 "Pending", "Fail".\n */')).toEqual([
    { document: 'spec', problem: null },
    { document: 'spec', problem: 'a.ts:2: spec §4 "Fail" does not say so' },
  ])
})

test('only markdown has links', () => {
  expect(judge('a.md', '# A\n\n[b](b.md)')).toEqual([
    { document: 'links', problem: 'a.md:3: b.md is not there' },
  ])
  expect(judge('a.ts', '// [b](b.md)')).toEqual([])
})

test('a document is one row that counts, or a row for each problem', () => {
  expect(rowsOf('spec', [{ problem: null }])).toEqual([
    { subject: 'spec', kind: 'passed', detail: '1 resolve' },
  ])
  const verdicts = ['first', null, 'second'].map((problem) => ({ problem }))
  expect(rowsOf('spec', verdicts)).toEqual([
    { subject: 'spec', kind: 'failed', detail: 'first' },
    { subject: 'spec', kind: 'failed', detail: 'second' },
  ])
})
