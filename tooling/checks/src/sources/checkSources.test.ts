import { expect, test } from 'vitest'
import { rowsOf } from './checkSources.ts'
import { partsOf } from './readCitations.ts'

const nothing = new Map<string, string>()
const library = {
  documents: {
    spec: new Map([['§4', 'Pending']]),
    decisions: nothing,
    faults: partsOf(''),
    design: partsOf(''),
    performance: partsOf(''),
  },
  scripts: new Map([['', new Set(['check'])]]),
  anchorsAt: () => null,
}
const failedIn = (name: string, text: string) =>
  rowsOf([{ name, text }], library).flatMap(({ subject, kind, detail }) =>
    kind === 'failed' ? [`${subject}: ${detail}`] : [],
  )

test('what does not resolve is named with its file, its line and its words', () => {
  expect(failedIn('a.ts', '/**\n * spec §4 "Pending", "Fail".\n */')).toEqual([
    'spec: a.ts:2: spec §4 "Fail" does not say so',
  ])
})

test('only markdown has links', () => {
  expect(failedIn('a.md', '# A\n\n[b](b.md)')).toEqual(['links: a.md:3: b.md is not there'])
  expect(failedIn('a.ts', '// [b](b.md)')).toEqual([])
})

test('tests may name commands that are not there', () => {
  expect(failedIn('a.ts', '// npm run chekc')).toEqual(['commands: a.ts:1: "chekc" is no script of the root'])
  expect(failedIn('a.test.ts', '// npm run chekc')).toEqual([])
})

test('a subject is one row that counts, or a row for each problem', () => {
  const ofSpec = (text: string) =>
    rowsOf([{ name: 'a.ts', text }], library).filter(({ subject }) => subject === 'spec')
  expect(ofSpec('spec §4')).toEqual([{ subject: 'spec', kind: 'passed', detail: '1 resolve' }])
  expect(ofSpec('spec §4, §5, §6')).toEqual([
    { subject: 'spec', kind: 'failed', detail: 'a.ts:1: spec §5 is not there' },
    { subject: 'spec', kind: 'failed', detail: 'a.ts:1: spec §6 is not there' },
  ])
})
