import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../testing/anyText.ts'
import { parsePayUrl } from './parsePayUrl.ts'

interface ParsedUrl {
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly hostname: string
}
/** The platform's own URL parser, used as reference; this package has no types for it. */
const { URL: PlatformUrl } = globalThis as unknown as { readonly URL: new (url: string) => ParsedUrl }

test('ten thousand hostile URLs: what passes is, for a browser too, https with a plain host and no credentials', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'https',
      'http',
      'HTTPS',
      'javascript',
      'data',
      'blob',
      ':',
      '//',
      '/',
      '///',
      '\\',
      '\\\\',
      '@',
      '.',
      '..',
      '?',
      '#',
      '%',
      '%40',
      '%2f',
      '%00',
      '&',
      ';',
      ' ',
      '\t',
      '\r\n',
      '\u0000',
      '\u00ad',
      '\u200b',
      '\u202e',
      '\u2028',
      '。',
      '／',
      '＠',
      'ａ',
      'xn--',
      'localhost',
      '127.0.0.1',
      '0x7f000001',
      '[::1]',
      'pay.provider.example',
      'attacker.example',
      ':443',
      ':80',
      ':0',
      'user',
      'user:pw',
      'alert(1)',
      '-',
      '_',
      '\ud800',
      'https://',
      'https://pay.provider.example',
    ),
    fc.string({ maxLength: 3 }),
    anyText(3),
  )
  const hostile = fc
    .tuple(
      fc.constantFrom('', 'https://', 'https://pay.provider.example', 'http://'),
      fc.array(piece, { maxLength: 6 }),
    )
    .map(([start, pieces]) => start + pieces.join(''))
  let passed = 0
  fc.assert(
    fc.property(hostile, (url) => {
      const result = parsePayUrl(url, { allowLocalHosts: false })
      if (!result.ok) return
      passed += 1
      const read = new PlatformUrl(result.value)
      expect(read.protocol).toBe('https:')
      expect(read.username + read.password).toBe('')
      expect(read.hostname).toMatch(/^[a-z\d.-]+\.[a-z][a-z\d-]*$/)
      expect(url.toLowerCase().startsWith(`https://${read.hostname}`)).toBe(true)
    }),
    { numRuns: 10_000 },
  )
  expect(passed).toBeGreaterThan(100)
})
