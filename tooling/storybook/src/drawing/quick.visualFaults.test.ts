import { findVisualFaults } from '@topup/ui-kit/testing/visualFaults'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

// Files share a page: the last story of another one may still stand there, and is nothing to look at.
const setInert = (isInert: boolean) => {
  for (const left of document.body.children) left.toggleAttribute('inert', isInert)
}
beforeAll(() => setInert(true))
afterAll(() => setInert(false))

afterEach(() => document.querySelector('#planted')?.remove())

/** Puts a page of 300 px into the document. */
function plant(page: string): readonly string[] {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="planted" style="width: 300px; font: 20px/1.4 sans-serif">${page}</div>`,
  )
  return findVisualFaults()
}

const row = (style: string, last = 'width: 200px') =>
  `<div style="display: flex; flex-wrap: wrap; ${style}">
    <span style="width: 200px">The amount</span><button style="${last}; padding: 0; height: 44px">Claim</button>
  </div>`
const icon = '<svg class="icon" style="display: inline; width: 20px; height: 20px" viewBox="0 0 1 1"></svg>'
const card = (ribbonHeight: string) =>
  `<div class="product-card__artwork" style="position: relative; width: 100px; height: 100px">
    <svg style="position: absolute; top: 20px; left: 0; width: 80px; height: 80px; margin: 0" viewBox="0 0 8 8"><rect width="8" height="8" /></svg>
    <span class="product-ribbon" style="position: absolute; top: 0; left: 0; height: ${ribbonHeight}; min-height: 0; padding: 0">Limit</span>
  </div>`

test.each([
  [
    'a button directly under what it stood beside',
    row(''),
    /^button "Claim" is 0 px under span "The amount"$/,
  ],
  [
    'a button directly under another',
    '<div style="display: grid"><button class="button">Pay</button><button class="button">Close</button></div>',
    /^button.button "Close" is 0 px under button.button "Pay"$/,
  ],
  ['a character alone', '<p>ab cd<br>e</p>', /^p "ab cde" has "e" alone on a line: abcd \/ e$/],
  ['a character alone after another part of the text', '<p><b>ab cd</b><br>e</p>', /has "e" alone/],
  ['an arrow alone', `<p>abcd<br>${icon}</p>`, /^a mark of p "abcd" is alone on a line$/],
  [
    'an arrow in a frame, alone',
    `<p>abcd<br><i style="display: inline-grid">${icon}</i></p>`,
    /^a mark of p/,
  ],
  [
    'an arrow alone after a wrap',
    `<div style="display: flex; flex-wrap: wrap; width: 60px"><span>abcd</span>${icon}</div>`,
    /^a mark of div/,
  ],
  [
    'a word broken inside',
    '<p style="width: 60px; overflow-wrap: break-word">To Recargables</p>',
    /^p "To Recargables" breaks a word: Recar\/?ga/,
  ],
  ['a ribbon over the picture', card('26px'), /^span.product-ribbon "Limit" lies 6 px on its picture$/],
])('%s is found', (_, page, fault) => {
  expect(plant(page)).toEqual([expect.stringMatching(fault)])
})

test.each([
  ['a row that did not wrap', row('', 'width: 80px')],
  ['a row that wrapped with room between', row('row-gap: 8px')],
  ['two letters on the last line', '<p>ab cd<br>ef</p>'],
  ['a name of one word', '<p>abcd<br>e</p>'],
  ['a text of one character', '<p>a</p>'],
  ['an arrow beside the last word', `<p style="margin: 0">abcd ${icon}</p>`],
  [
    'an icon over its word, in a place of its own',
    `<a href="#a" style="display: grid">${icon}<span>Top up</span></a>`,
  ],
  ['a word divided at a soft hyphen', '<p style="width: 60px">To Recar&shy;gables</p>'],
  [
    'a long name that a service sends',
    '<p style="width: 60px; overflow-wrap: break-word">To <bdi>Recargables</bdi></p>',
  ],
  [
    'a term and its value, one under the other',
    '<dl style="display: flex; flex-wrap: wrap; width: 60px"><dt>Order number</dt><dd style="margin: 0"><button>Copy</button></dd></dl>',
  ],
  ['Japanese, which has no spaces', '<p style="width: 50px">購入制限あり購入制限</p>'],
  ['a ribbon above the picture', card('20px')],
  ['what lies behind a popup', `<div inert>${card('26px')}</div>`],
])('nothing is found in %s', (_, page) => {
  expect(plant(page)).toEqual([])
})
