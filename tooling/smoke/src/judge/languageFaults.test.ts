import { expect, test } from 'vitest'
import { languageFaults } from './languageFaults.ts'

const expected = { lang: 'ar', dir: 'rtl', texts: new Map([['a', 'شراء'], ['b', 'حسابي']]) } // prettier-ignore
const page = { lang: 'ar', dir: 'rtl', lines: ['شراء', ' حسابي ', 'Watt'] }

test('a page in its language has no fault', () => {
  expect(languageFaults(page, expected)).toEqual([])
})

test.each([
  ['another language', { lang: 'en' }, 'the page says that it is in "en"'],
  ['the other direction', { dir: 'ltr' }, 'the page runs "ltr", not "rtl"'],
  [
    'words of another language',
    { lines: ['Buy', 'حسابي'] },
    'hardly a line of the page is a text of this language',
  ],
])('%s is named', (_title, change, fault) => {
  expect(languageFaults({ ...page, ...change }, expected)).toEqual([fault])
})
