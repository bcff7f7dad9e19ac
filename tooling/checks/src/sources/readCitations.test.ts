import { expect, test } from 'vitest'
import { readCitations } from './readCitations.ts'

/** `document part "words"`, as the cases below write what is found. */
const read = (text: string): readonly string[] =>
  readCitations(text).map(({ document, part, words }) =>
    [document, part, words === null ? null : `"${words}"`].filter((each) => each !== null).join(' '),
  )

test.each([
  ['spec §4.', ['spec §4']],
  ['Spec §7 "Forms", word for word', ['spec §7 "Forms"']],
  ['what §8 names', ['spec §8']],
  ['spec §5 "a", §8 "b", "c".', ['spec §5 "a"', 'spec §8 "b"', 'spec §8 "c"']],
  ['spec §2 to §5', ['spec §2', 'spec §5']],
  ['spec §4 "a" step 2, §8 (-3062), "b"', ['spec §4 "a"', 'spec §8', 'spec §8 "b"']],
  ['spec §3, §7 with `type=continue` (decision 33), §1', ['spec §3', 'spec §7', 'spec §1']],
  ['spec §3; "a"', ['spec §3']],
  ["source: 'spec §8 -600',", ['spec §8']],
  ['decision 28', ['decisions 28']],
  ['Decision 38, row by row', ['decisions 38']],
  ['[decision 28](0028-a.md)', ['decisions 28']],
  ['decisions 35 and 37', ['decisions 35', 'decisions 37']],
  ['decisions 2, 27 and 28', ['decisions 2', 'decisions 27', 'decisions 28']],
  ['decisions 27 to 30 and 32', [27, 28, 29, 30, 32].map((number) => `decisions ${number}`)],
  ['decisions 31 and 32 "a"', ['decisions 31', 'decisions 32 "a"']],
  ['cited as "decision 28". A "b"', ['decisions 28']],
  ['faults M-09', ['faults M-09']],
  ['faults S13 and B-10', ['faults S13', 'faults B-10']],
  ['threat A-13, decision 37', ['faults A-13', 'decisions 37']],
  ['faults.md §3 11', ['faults §3 11']],
  ["'faults §3 7'", ['faults §3 7']],
  ['design §4', ['design §4']],
  ['design.md §4 "Field", §7 "Forms"', ['design §4 "Field"', 'design §7 "Forms"']],
  ['design.md §1.3.', ['design §1.3']],
  ['design "25-vip"', ['design "25-vip"']],
  ['design "28-a" to "31-b"', ['design "28-a"', 'design "31-b"']],
  ['performance.md floor f', ['performance floor f']],
  ['performance "A caution"', ['performance "A caution"']],
  ['spec §4 "a", design.md §4, faults M-11', ['spec §4 "a"', 'design §4', 'faults M-11']],
  ['see docs/design.md, faults and performance.now()', []],
])('%s', (text, found) => {
  expect(read(text)).toEqual(found)
})

test('a citation may be wrapped over lines of a comment', () => {
  expect(read('/**\n * spec\n * §4 "After\n * paying", §8\n */')).toEqual([
    'spec §4 "After paying"',
    'spec §8',
  ])
})

test('a citation knows where its list begins', () => {
  expect(readCitations('one\ntwo, spec §4 "a", §8').map(({ offset }) => offset)).toEqual([9, 9])
})
