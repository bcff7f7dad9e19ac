import { expect, test } from 'vitest'
import { wordFaults } from './wordFaults.ts'

const keys = new Set(['common.loading', 'nav.my'])

test.each([
  ['a key', 'common.loading', 'the key common.loading in place of its text'],
  ['a key in a sentence', 'Please wait: (common.loading).', 'the key common.loading in place of its text'],
  ['a placeholder', 'Log in as {{name}}', 'the placeholder {{name}} in "Log in as {{name}}"'],
  [
    'a text that was to be put in',
    '3 $t(product.withinDays',
    'the placeholder $t( in "3 $t(product.withinDays"',
  ],
  ['a missing value', 'undefined points', 'undefined in "undefined points"'],
  ['a figure that is none', 'US$NaN', 'NaN in "US$NaN"'],
  ['a thing that is no text', '[object Object]', '[object Object] in "[object Object]"'],
])('%s is named', (_title, text, fault) => {
  expect(wordFaults(['Top up', text], keys)).toEqual([fault])
})

test('ordinary words are left alone, also those that look like keys', () => {
  expect(wordFaults(['support.watt.example', 'Loading', 'v1.2', 'Nantes', 'common loading'], keys)).toEqual(
    [],
  )
})
