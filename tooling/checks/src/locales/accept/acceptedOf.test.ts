import { expect, test } from 'vitest'
import { acceptedOf } from '../files/localeFiles.ts'

const known = { keys: ['nav.my', 'nav.topup', 'navy', 'b'], languages: ['de', 'fr'] }

test.each([
  [[], [], ['de', 'fr']],
  [['nav.my'], ['nav.my'], ['de', 'fr']],
  [
    ['nav', 'b'],
    ['nav.my', 'nav.topup', 'b'],
    ['de', 'fr'],
  ],
  [['--all', '--language', 'fr'], known.keys, ['fr']],
  [['b', '--language', 'de,fr'], ['b'], ['de', 'fr']],
])('%j is accepted', (args, keys, languages) => {
  expect(acceptedOf(args, known)).toEqual({ kind: 'accepted', keys, languages })
})

test.each([
  [['c'], 'English has no c'],
  [['b', '--language', 'xx'], 'no translation is called xx'],
  [['--language', 'de'], 'say which keys, or --all'],
  [['--everything'], '--everything is no option: --all, --language <tags>'],
])('%j is refused', (args, reason) => {
  expect(acceptedOf(args, known)).toEqual({ kind: 'refused', reason })
})
