import { expect, test } from 'vitest'
import { readRules, withoutSource } from './readRules.ts'

const row =
  '| Price filter | §5 | [a](../packages/domain/src/a.ts) | [test](../packages/domain/src/a.test.ts) |'

test('the lines of every table are read, heads and text are not', () => {
  const markdown = ['# Rules', '', '| Rule | Source | File | Test |', '|---|---|---|---|', row, 'text'].join(
    '\n',
  )
  expect(readRules(markdown)).toEqual([
    {
      rule: 'Price filter',
      source: '§5',
      file: 'packages/domain/src/a.ts',
      test: 'packages/domain/src/a.test.ts',
    },
  ])
})

test.each([
  ['a docstring with its source', '/** Rounds. Source: spec §5. */\nexport function round() {}', []],
  ['a docstring without', '/** Rounds. */\nexport function round() {}', ['round']],
  ['no docstring', 'export function round() {}', ['round']],
  [
    'the docstring of something else',
    '/** Rounds. Source: spec §5. */\nexport function round() {}\nexport function cut() {}',
    ['cut'],
  ],
  ['nothing exported', 'function round() {}', []],
])('%s', (_case, code, expected) => {
  expect(withoutSource(code)).toEqual(expected)
})
