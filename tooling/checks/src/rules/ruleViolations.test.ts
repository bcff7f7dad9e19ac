import { expect, test } from 'vitest'
import { domainViolations, pageViolations } from './ruleViolations.ts'

test.each([
  ['as it would be written', 'a\nb\n', 'a\nb\n', []],
  ['another line', 'a\nc\n', 'a\nb\n', ['line 2']],
  ['a line too few', 'a\n', 'a\nb\n', ['line 2']],
  ['a line too many', 'a\nb', 'a', ['line 2']],
])('a page: %s', (_what, now, wanted, lines) => {
  expect(pageViolations(now, wanted).map((violation) => violation.slice(0, 6))).toEqual(lines)
})

const name = 'packages/domain/src/money/round.ts'
const rounds = '/** Rounds. Source: spec §5. */\nexport function round() {}'

test.each([
  ['a function with its source and a test', rounds, [name], []],
  ['no test', rounds, ['packages/domain/src/money/cut.ts'], ['no test of the domain imports it']],
  ['no source', '/** Rounds. */\nexport function round() {}', [name], ['round names no source']],
  ['no docstring', 'export const round = () => 1', [name], ['round names no source']],
  ['one of two without', `${rounds}\nexport function cut() {}`, [name], ['cut names no source']],
  ['types and values alone', '/** Rounds. */\nexport type Round = 1\nexport const half = 0.5', [], []],
])('a module of the domain: %s', (_what, text, tested, violations) => {
  expect(domainViolations({ name, text }, new Set(tested))).toEqual(violations)
})
