import { expect, test } from 'vitest'
import { readDocument } from './document.ts'

test('brand, version and the sandbox of a document are read', () => {
  const html =
    '<!DOCTYPE html><html lang="en" data-brand="watt"><head><meta name="topup-sandbox" content="http://a:1 http://a:2">' +
    '<meta name="topup-version" content="3f2a"></head></html>'
  expect(readDocument(html)).toEqual({
    brand: 'watt',
    version: '3f2a',
    sandboxOrigins: ['http://a:1', 'http://a:2'],
    html,
  })
})

test('a page that is no store says nothing', () => {
  expect(readDocument('<html><body>data-brand="watt"</body></html>')).toMatchObject({
    brand: null,
    version: '',
    sandboxOrigins: null,
  })
})
