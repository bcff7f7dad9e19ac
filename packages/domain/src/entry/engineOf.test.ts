import fc from 'fast-check'
import { expect, test } from 'vitest'
import { engineOf } from './engineOf.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 8.0.0; SM-G935F) AppleWebKit/537.36 (KHTML, like Gecko)'
const desktop = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['webkit', 12, `${iphone} Version/12.1.2 Mobile/15E148 Safari/604.1`],
  ['webkit', 12, `${iphone} CriOS/101.0 Mobile/15E148 Safari/604.1`],
  ['webkit', 12, `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/440.0]`],
  ['webkit', 17, `${desktop} Version/17.4 Safari/605.1.15`],
  ['chromium', 64, `${android} Chrome/64.0.3282.137 Mobile Safari/537.36`],
  ['chromium', 120, `${android} Version/4.0 Chrome/120.0.1 Mobile Safari/537.36`],
  ['chromium', 121, `${desktop} HeadlessChrome/121.0.0.0 Safari/537.36`],
  ['gecko', 115, 'Mozilla/5.0 (Android 13; Mobile; rv:115.0) Gecko/115.0 Firefox/115.0'],
  ['other', 0, 'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1) Presto/2.12'],
  ['other', 0, ''],
] as const)('%s %d is told by its user agent', (family, major, userAgent) => {
  expect(engineOf(userAgent)).toEqual({ family, major })
})

test('whatever a browser calls itself, the version is a small whole number', () => {
  fc.assert(
    fc.property(fc.nat(), fc.string(), (version, rest) => {
      const { major } = engineOf(`Chrome/${version}.0 ${rest}`)
      expect(Number.isInteger(major) && major >= 0 && major <= 999).toBe(true)
    }),
  )
})
