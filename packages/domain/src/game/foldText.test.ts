import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './foldText.ts'

test.each([
  ['  Moonfall ', 'moonfall'],
  ['Électre', 'electre'],
  ['İSTANBUL', 'istanbul'],
  ['Ｓ１２', 's12'],
  ['Đà Nẵng', 'đa nang'],
  ['', ''],
])('%j is compared as %j', (text, expected) => {
  expect(foldText(text)).toBe(expected)
})

test('composed and decomposed spellings are the same', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (text) => foldText(text.normalize('NFC')) === foldText(text.normalize('NFD')),
    ),
  )
})
