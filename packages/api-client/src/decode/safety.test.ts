import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from './cleanText.ts'
import { pickLocalised, readLocalised } from './localisedText.ts'
import { readFlag, readId, readNumber } from './readers.ts'
import { safePicture, safeUrl } from './safeUrl.ts'

test.each([
  ['https://cdn.watt.example/a.png', true],
  ['http://cdn.watt.example/a.png', false],
  ['http://localhost:4000/a.png', false],
  ['javascript:alert(1)', false],
  ['data:image/png;base64,AAAA', false],
  ['//cdn.watt.example/a.png', false],
  ['https://user:pass@cdn.watt.example/', false],
  ['https:\\\\cdn.watt.example', false],
  [' https://cdn.watt.example', false],
  ['', false],
  [null, false],
  [['https://cdn.watt.example'], false],
])('the link %j passes: %j', (url, passes) => {
  expect(safeUrl(url)).toBe(passes ? url : null)
})

test.each([
  ['https://cdn.watt.example/a.png', 'https://cdn.watt.example/a.png'],
  ['http://cdn.watt.example/a.png', 'https://cdn.watt.example/a.png'],
  [' //cdn.watt.example/a.png', 'https://cdn.watt.example/a.png'],
  ['/icons/a.png', 'https://pay.watt.example/icons/a.png'],
  ['./icons/a.png', 'https://pay.watt.example/icons/a.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
  ['data:text/html,<script>', null],
  ['data:image/svg+xmlx,', null],
  ['javascript:alert(1)', null],
  ['/\\evil.example/a.png', null],
  ['//user:pass@cdn.watt.example/a.png', null],
  ['icon-paypal', null],
  ['', null],
  [null, null],
])('the picture %j is drawn from %j', (sent, drawn) => {
  expect(safePicture(sent, { apiOrigin: 'https://pay.watt.example' })).toBe(drawn)
})

test('a path is no picture without the host that answered', () => {
  expect(safePicture('/icons/a.png')).toBeNull()
})

test('a sandbox build may also open links to its own machine', () => {
  expect(safeUrl('http://localhost:4000/a.png', { allowLocalHosts: true })).toBe(
    'http://localhost:4000/a.png',
  )
  expect(safeUrl('http://localhost.evil.example/', { allowLocalHosts: true })).toBeNull()
})

test.each([
  ['plain text stays', 'Top up now', 'Top up now'],
  ['bidi overrides go', 'a\u202Eb\u2066c', 'abc'],
  ['control characters go', 'a\u0000\u001B[31mb', 'a[31mb'],
  ['zero-width marks go', 'a\u200Bb\uFEFF', 'ab'],
  ['line breaks stay', 'a\nb', 'a\nb'],
  ['joined emoji stay', '👩‍🚀', '👩‍🚀'],
  ['outer space goes', '  a  ', 'a'],
])('%s', (_, text, expected) => {
  expect(cleanText(text, 300)).toBe(expected)
})

test('a text is never cut inside a character, nor longer than allowed', () => {
  expect(cleanText('ab😀', 3)).toBe('ab')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, maxLength) => {
      const cleaned = cleanText(text, maxLength)
      expect(cleaned.length).toBeLessThanOrEqual(maxLength)
      expect(encodeURIComponent(cleaned)).toBeTypeOf('string')
    }),
  )
})

test.each([
  ['a plain name', '10% off', 'ja', '10% off'],
  ['a map in the language', { en: 'Ten off', ja: '10%オフ' }, 'ja', '10%オフ'],
  ['a map written as JSON', '{"en":"Ten off","ja":"10%オフ"}', 'ja', '10%オフ'],
  ['upper-case locales', { 'ZH-TW': '九折' }, 'zh-tw', '九折'],
  ['a language that is missing', { fr: 'Dix', de: 'Zehn' }, 'ja', 'Dix'],
  ['an inherited name as language', { en: 'Ten off' }, 'constructor', 'Ten off'],
  ['the prototype as language', '{"en":"Ten off"}', '__proto__', 'Ten off'],
  ['broken JSON', '{"en":', 'en', '{"en":'],
  ['a JSON list', '["a"]', 'en', '["a"]'],
  ['an empty map', {}, 'en', ''],
  ['nothing', null, 'en', ''],
] as const)('%s is read', (_, text, language, expected) => {
  expect(pickLocalised(readLocalised(text, 200), [language])).toBe(expected)
})

test.each([
  ['1', 1],
  [' 2.50 ', 2.5],
  ['-3', -3],
  ['1e5', null],
  ['0x10', null],
  ['Infinity', null],
  ['', null],
  [Number.POSITIVE_INFINITY, null],
  [Number.NaN, null],
  [undefined, null],
])('the number %j is %j', (value, expected) => {
  expect(readNumber(value)).toBe(expected)
})

test.each([
  [1, true],
  ['1', true],
  [true, true],
  [0, false],
  ['0', false],
  [2, true],
  [-1, false],
  ['Y', true],
  ['on', true],
  ['off', false],
  ['perhaps', false],
  ['true', true],
  ['false', false],
  ['', false],
  [null, false],
  [[1], false],
])('the flag %j is %j', (value, expected) => {
  expect(readFlag(value)).toBe(expected)
})

test('an id is sent back exactly as it came', () => {
  expect(readId(' a\u202Eb ')).toBe(' a\u202Eb ')
  expect(readId(42)).toBe('42')
})
