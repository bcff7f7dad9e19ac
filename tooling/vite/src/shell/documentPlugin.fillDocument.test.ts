import { expect, test } from 'vitest'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { fillDocument } from './documentPlugin.ts'

const { brand } = await readBrandApp('ko')

test('a document is in its store’s language, and its root holds what is given, whatever signs that has', () => {
  expect(fillDocument('<html><div id="root"></div></html>', brand, '<p>$& 49</p>')).toBe(
    '<html lang="ko" dir="ltr" data-brand="ko"><div id="root"><p>$& 49</p></div></html>',
  )
})

test('a document without a root is refused, because nothing could be drawn there', () => {
  expect(() => fillDocument('<html><body></body></html>', brand, '')).toThrow('has no <div id="root">')
})
