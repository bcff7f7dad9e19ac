import { expect, test } from 'vitest'
import { languageOf } from './languageOf.ts'

test.each([
  ['English where it is shipped', ['ja', 'en'], null, 'en'],
  ['the brand’s own where English is not shipped', ['ja', 'ko'], null, 'ja'],
  ['the brand’s own where the service does not offer English', ['ja', 'en'], ['ja'], 'ja'],
  ['what the service offers', ['ja', 'en', 'ko'], ['ko'], 'ko'],
  ['the brand’s own where nothing fits', ['ja', 'en'], ['de'], 'ja'],
] as const)('a store is walked in %s', (_title, languages, offered, expected) => {
  expect(languageOf({ languages, defaultLanguage: 'ja' }, offered)).toBe(expected)
})
