import { expect, test } from 'vitest'
import { loadLibrary, quoteRules } from './quoteRule.ts'

const library = await loadLibrary()

test.each([
  ['spec §99 "Recharge popup"', 'is not there'],
  ['spec §2 "A popup that nobody drew"', 'does not say so'],
  ['decision 999', 'is not there'],
  ['nothing', 'cites no document'],
])('%s: %s', (cited, problem) => {
  expect(() => quoteRules(cited, library)).toThrow(problem)
})

test('a heading stands for its section, other words for their paragraph, item or row', () => {
  const of = {
    ...library,
    spec: new Map([
      [
        '1',
        '# 1. A\n\n## Login\n\nOne.\n\n### More\n\nTwo.\n\n## Next\n\n| A | B |\n|---|---|\n| c | d |\n| e | f |\n\n- x\n- [y](z.md)',
      ],
    ]),
  }
  const said = (words: string) => quoteRules(`spec §1 "${words}"`, of)[0]?.markdown
  expect(said('login')).toBe('One.\n\n### More\n\nTwo.')
  expect(said('Two.')).toBe('Two.')
  expect(said('f')).toBe('| A | B |\n|---|---|\n| e | f |')
  expect(said('y')).toBe('- y')
})
