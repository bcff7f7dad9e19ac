import { expect, test } from 'vitest'
import { rulesPage } from './rulesPage.ts'

const page = rulesPage([
  { name: 'packages/a/src/b/c.ts', text: '/** Says so. Source: spec §2. */\nexport const c = 1', test: null },
  {
    name: 'packages/a/src/z.ts',
    text: '/** A | b. More. Source: spec §1. */\nexport const z = 1\n\n/** Helps. */\nexport const y = 1',
    test: 'packages/a/src/z.test.ts',
  },
  { name: 'packages/b/src/index.ts', text: "export * from './a.ts'", test: null },
])

test('a folder with rules is a heading and a table', () => {
  expect(page.slice(page.indexOf('##')).split('\n')).toEqual([
    '## packages/a/src',
    '',
    '| Rule | Source | Place | Test |',
    '|---|---|---|---|',
    String.raw`| A \| b | spec §1 | [z](../packages/a/src/z.ts) | [test](../packages/a/src/z.test.ts) |`,
    '',
    '## packages/a/src/b',
    '',
    '| Rule | Source | Place | Test |',
    '|---|---|---|---|',
    '| Says so | spec §2 | [c](../packages/a/src/b/c.ts) |  |',
    '',
  ])
})

test('the page says how it is written again', () => {
  expect(page.slice(0, page.indexOf('##'))).toContain('`npm run rules`')
})
