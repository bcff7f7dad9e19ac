import { expect, test } from 'vitest'
import { citationProblem } from './checkSources.ts'
import { partsOf, readCitations } from './readCitations.ts'

const documents = {
  spec: new Map([
    ['§4', '# 4. States\n\n## **Result** popup\n\nIt is `Pending` until a\nfull [query](q.md).'],
  ]),
  decisions: new Map([
    ['27', 'One attempt.'],
    ['28', 'Only a full query.'],
  ]),
  faults: partsOf(
    '## 1. Letter\n\n| S1 | a |\n\n### B-10\n\n## 3. Matrix\n\n| 7 | slow, see M-01 |\n\n11. It ends.\n\n## 4. Headers',
  ),
  design: partsOf(
    '## 1. Principles\n\n### 1.3 Artwork\n\ngem\n\n### 1.4 Waits\n\n## 2. Tokens\n\n## Screens\n\n### "25-vip"',
  ),
  performance: partsOf('## A caution\n\n| **floor f**: painter | 94 |'),
}
const problemsOf = (text: string) =>
  readCitations(text).map((citation) => citationProblem(citation, documents))

test.each([
  'spec §4',
  'spec §4 "result popup"',
  'spec §4 "pending until a full query"',
  'spec §4 "until a\n * full"',
  'decisions 27 and 28',
  'decision 28 "full query"',
  'faults S1',
  'faults B-10',
  'faults §3',
  'faults §3 7',
  'faults §3 11',
  'design §1 "gem"',
  'design.md §1.3 "Artwork"',
  'design "25-vip"',
  'performance floor f',
  'performance.md "A caution"',
])('%s resolves', (text) => {
  expect(problemsOf(text)).not.toEqual([])
  expect(new Set(problemsOf(text))).toEqual(new Set([null]))
})

test.each([
  ['a section that the specification lacks', 'spec §5', 'is not there'],
  ['words that stand elsewhere', 'spec §4 "Recharge popup"', 'does not say so'],
  ['a decision that nobody took', 'decision 29', 'is not there'],
  ['words of another decision', 'decision 27 "full query"', 'does not say so'],
  ['an id that only another row names', 'faults M-01', 'is not there'],
  ['an id that only begins so', 'faults S11', 'is not there'],
  ['a section that the faults lack', 'faults §2', 'is not there'],
  ['an entry of another section', 'faults §1 7', 'is not there'],
  ['a section that the design lacks', 'design §9', 'is not there'],
  ['a section inside another that lacks it', 'design §2.3', 'is not there'],
  ['words of the section after', 'design §1 "Tokens"', 'does not say so'],
  ['words of the section inside after', 'design §1.3 "Waits"', 'does not say so'],
  ['a screen without a drawing', 'design "26-vip"', 'does not say so'],
  ['a floor that was not measured', 'performance floor g', 'is not there'],
  ['words that performance lacks', 'performance "The floors"', 'does not say so'],
])('%s: %s %s', (_what, text, problem) => {
  expect(problemsOf(text)).toEqual([problem])
})

test('of a list, only what is missing fails', () => {
  expect(problemsOf('decisions 27 to 29')).toEqual([null, null, 'is not there'])
})
