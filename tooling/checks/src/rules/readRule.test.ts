import { expect, test } from 'vitest'
import { readRule } from './readRule.ts'

test.each([
  ['Rounds. Source: spec §5.', 'Rounds', 'spec §5'],
  [
    'Rounds up. Never throws. Source: spec §5 "Formatting", decision 62.',
    'Rounds up',
    'spec §5 "Formatting", decision 62',
  ],
  ['Artwork. Source: design.md §1.3.', 'Artwork', 'design.md §1.3'],
  ['Shows `1.5`, not "a. b". Source: spec §5.', 'Shows `1.5`, not "a. b"', 'spec §5'],
  ['Waits. Source: "Paid. Or not", faults M-01. Only once.', 'Waits', '"Paid. Or not", faults M-01'],
  ['Without a stop Source: decision 28', 'Without a stop', 'decision 28'],
])('%s', (docstring, rule, source) => {
  expect(readRule(docstring)).toEqual({ rule, source })
})

test.each(['', 'Rounds.', 'Counts each trafficSource: never null.'])('"%s" names no source', (docstring) => {
  expect(readRule(docstring)).toBeNull()
})
