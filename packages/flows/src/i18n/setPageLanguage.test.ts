import { expect, test } from 'vitest'
import { setPageLanguage } from './setPageLanguage.ts'

/** A root element that counts what is set. */
function buildRoot() {
  const said: string[] = []
  const values = { lang: 'en', dir: 'ltr' }
  return {
    said,
    get lang() {
      return values.lang
    },
    set lang(lang) {
      said.push((values.lang = lang))
    },
    get dir() {
      return values.dir
    },
    set dir(dir) {
      said.push((values.dir = dir))
    },
  }
}

test.each([
  ['en', []],
  ['de', ['de']],
  ['zh-tw', ['zh-TW']],
  ['ar', ['ar', 'rtl']],
] as const)('of a page in English %s sets what differs', (language, said) => {
  const root = buildRoot()
  setPageLanguage(root, language)
  setPageLanguage(root, language)
  expect(root.said).toEqual(said)
})
