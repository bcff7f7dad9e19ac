import { expect, test } from 'vitest'
import { flatten } from '../texts/texts.ts'
import { contextFaults, contextOf, limitFaults, placeholderOf } from './textContext.ts'

test.each([
  ['nav.my', 'tab'],
  ['pages.crashed.title', 'title'],
  ['pages.crashed.text', 'paragraph'],
  ['legal.specifiedCommercialTransactions.paymentText', 'line'],
  ['product.perDays_other', 'label'],
])('%s is a %s', (key, kind) => {
  expect(contextOf(key)?.kind).toBe(kind)
})

test('a group that nobody has placed has no context', () => {
  expect(contextOf('unheardOf.title')).toBeNull()
})

test('a placeholder means what its key says, or its name', () => {
  expect(placeholderOf('header.language', 'name')).toContain('language')
  expect(placeholderOf('header.account', 'name')).toContain('account')
  expect(placeholderOf('nav.my', 'whatever')).toBeNull()
})

test('a text and a placeholder without context are named', () => {
  expect(contextFaults(flatten({ nav: { my: '{{whatever}}' }, unheardOf: { title: 'x' } }))).toEqual(
    expect.arrayContaining([
      'unheardOf.title has no place (context/places.ts)',
      '{{whatever}} of nav.my is not described (context/placeholders.ts)',
      'no text stands at header (context/places.ts)',
      'no text has {{address}} (context/placeholders.ts)',
      'coupons.discount is unknown (context/placeholders.ts)',
    ]),
  )
})

test('what is longer than its place is named; placeholders and soft hyphens do not count', () => {
  const limit = (my: string) => limitFaults(flatten({ nav: { my } }))
  expect(limit('a'.repeat(15))).toEqual([])
  expect(limit(`${'a\u00ad'.repeat(15)}{{name}}`)).toEqual([])
  expect(limit('a'.repeat(16))).toEqual(['nav.my has 16 characters, at most 15'])
})
