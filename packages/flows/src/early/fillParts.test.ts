// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { readParts } from './fillParts.ts'

const texts = { product: { points: '+{{points}} points of {{name}}', coupon: 'Coupon', odd: 5 } }
const pageWith = (part: string) =>
  new DOMParser().parseFromString(
    `<template id="parts"><div data-part="card">${part}</div></template>`,
    'text/html',
  )
const copied = (part: string, words: Readonly<Record<string, string>>, language: 'ar' | 'en' = 'en') =>
  readParts(pageWith(part), texts, language)?.('card', words).map(({ outerHTML }) => outerHTML)

test('words and texts are filled into texts and attributes', () => {
  const part = '<b title="{{name}}: {{product.coupon}}">{{name}}</b><i>{{product.coupon}}</i>'
  expect(copied(part, { name: 'Gems' })).toEqual(['<b title="Gems: Coupon">Gems</b>', '<i>Coupon</i>'])
})

test('a text’s own places are filled in, isolated where the directions differ', () => {
  const part = '<i>{{product.points}}</i>'
  expect(copied(part, { points: '7', name: 'Gems' })).toEqual(['<i>+7 points of Gems</i>'])
  expect(copied(part, { points: '7', name: 'Gems' }, 'ar')).toEqual(['<i>+7 points of \u2068Gems\u2069</i>'])
})

test.each(['{{product.coupon}}', '$&', '<b>', '{{name}}'])('a word such as %s stays as it is', (name) => {
  const box = document.createElement('i')
  box.textContent = name
  expect(copied('<i>{{name}}</i>', { name })).toEqual([box.outerHTML])
})

test('a browser that lacks flatMap fills parts in too', () => {
  const { flatMap } = Array.prototype
  Reflect.deleteProperty(Array.prototype, 'flatMap')
  try {
    expect(copied('<p><i title="{{name}}">{{product.coupon}}</i></p>', { name: 'Gems' })).toEqual([
      '<p><i title="Gems">Coupon</i></p>',
    ])
  } finally {
    Object.defineProperty(Array.prototype, 'flatMap', { value: flatMap, configurable: true, writable: true })
  }
})

test('a place without a word is empty', () => {
  expect(copied('<i>{{name}}</i>', {})).toEqual(['<i></i>'])
})

test.each(['product.none', 'none.coupon', 'product.odd', 'product.toString'])(
  'the missing text %s throws',
  (path) => {
    expect(() => copied(`<i>{{${path}}}</i>`, {})).toThrow(path)
  },
)

test('a part that the document has not throws, and a document without parts has none', () => {
  expect(() => readParts(pageWith('<i></i>'), texts, 'en')?.('row', {})).toThrow('row')
  expect(readParts(document, texts, 'en')).toBeNull()
})

test('what is copied belongs to the page and not to the inert template', () => {
  const [copy] = readParts(pageWith('<i></i>'), texts, 'en')?.('card', {}) ?? []
  expect(copy?.ownerDocument.getElementById('parts')).not.toBeNull()
})
