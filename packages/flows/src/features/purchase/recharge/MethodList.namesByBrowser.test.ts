import { afterEach, expect, test, vi } from 'vitest'
import { namesByBrowser } from './MethodList.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['PE', 'en', 'Peru'],
  ['PE', 'ja', 'ペルー'],
  ['EG', 'ar', 'مصر'],
  // What is no country code is left as it is, and breaks nothing.
  ['Global2', 'en', 'Global2'],
  ['pe', 'en', 'pe'],
  ['', 'en', ''],
])('%s in %s is %s', (code, language, name) => {
  expect(namesByBrowser(language)(code)).toBe(name)
})

test('an old browser shows the code', () => {
  vi.stubGlobal('Intl', { ...Intl, DisplayNames: undefined })
  expect(namesByBrowser('en')('PE')).toBe('PE')
})
