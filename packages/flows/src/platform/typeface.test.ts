// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { rangeFor, setTypeface } from './typeface.ts'

/** A browser that notes which faces it was asked for and which the page uses. */
function browserIn(lang: string, over: object = {}) {
  const shown = new Set<{ readonly range: string }>()
  class FontFace {
    readonly range: string
    constructor(_family: string, _source: string, { unicodeRange = '' }: FontFaceDescriptors) {
      this.range = unicodeRange
    }
    load = () => Promise.resolve(this)
  }
  document.documentElement.lang = lang
  const page = { documentElement: document.documentElement, fonts: shown }
  const browser = {
    document: page,
    FontFace,
    navigator: {},
    addEventListener: window.addEventListener.bind(window),
    ...over,
  }
  return { shown, browser: browser as unknown as Window & typeof globalThis }
}

const ranges = (shown: ReadonlySet<{ readonly range: string }>) => [...shown].map(({ range }) => range)

afterEach(() => {
  document.body.click()
})

test.each(['en', 'de', 'pt', 'id'])('a text in %s is written in the letters of the typeface', (language) => {
  expect(rangeFor(language)).toBe(rangeFor('en'))
})

test.each(['pl', 'tr', 'vi', 'ru', 'ja', 'zh-TW', 'ar'])(
  'a text in %s takes the figures alone',
  (language) => {
    expect(rangeFor(language)).not.toBe(rangeFor('en'))
    expect(rangeFor(language)).not.toContain('U+41')
  },
)

test('the page changes its typeface with a tap of the player, never by itself', async () => {
  const { shown, browser } = browserIn('en')
  await setTypeface('/a.woff2', browser)
  expect(shown.size).toBe(0)
  document.body.click()
  await expect.poll(() => ranges(shown)).toEqual([rangeFor('en')])
})

test('with another language another part of the typeface is shown, one at a time', async () => {
  const { shown, browser } = browserIn('en')
  await setTypeface('/a.woff2', browser)
  document.body.click()
  await expect.poll(() => shown.size).toBe(1)
  document.documentElement.lang = 'ja'
  await expect.poll(() => ranges(shown)).toEqual([rangeFor('ja')])
})

test.each([
  ['on a phone that saves data', { navigator: { connection: { saveData: true } } }],
  ['in a browser without the means', { FontFace: undefined }],
])('%s nothing is fetched', async (_, over) => {
  const { shown, browser } = browserIn('en', over)
  await setTypeface('/a.woff2', browser)
  document.body.click()
  await Promise.resolve()
  expect(shown.size).toBe(0)
})
