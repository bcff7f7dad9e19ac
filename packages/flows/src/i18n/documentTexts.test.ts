// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { documentTextsId } from './documentTexts.ts'
import { documentTexts } from './documentTexts.ts'

afterEach(() => {
  document.body.textContent = ''
})

function hold(text: string): void {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = documentTextsId
  element.textContent = text
  document.body.append(element)
}

test('texts that stand in the document are found', () => {
  hold('{"common":{"close":"Close"}}')
  expect(documentTexts(document)).toEqual({ common: { close: 'Close' } })
})

test.each(['', '{', '"text"', 'null', '7'])('%j holds no texts', (text) => {
  hold(text)
  expect(documentTexts(document)).toBeNull()
})

test('a document without them has none', () => {
  expect(documentTexts(document)).toBeNull()
})
