import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chromeLinkOf } from './chromeLinkOf.ts'
import { secretParameters } from './secretAddress.ts'

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/120.0 [FBAN/EMA]'
const address = { protocol: 'https:', host: 'pay.example', pathname: '/selectGoods', search: '' }

test('an Android app gets a link that opens the page in Chrome, or the page itself without Chrome', () => {
  expect(chromeLinkOf(android, address)).toBe(
    'intent://pay.example/selectGoods#Intent;scheme=https;package=com.android.chrome;' +
      'S.browser_fallback_url=https%3A%2F%2Fpay.example%2FselectGoods;end',
  )
})

test.each([
  ['on an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) [FBAN/FBIOS]', address],
  ['for a page that is no web page', android, { ...address, protocol: 'file:' }],
])('there is no link %s', (_what, userAgent, at) => {
  expect(chromeLinkOf(userAgent, at)).toBeNull()
})

test('what the store carries is in the link', () => {
  expect(chromeLinkOf(android, { ...address, search: '?visit=sdk' })).toContain(
    '/selectGoods?visit=sdk#Intent',
  )
})

test('no secret of the address is ever in the link', () => {
  const secret = fc.stringMatching(/^s3cr3t[0-9a-zA-Z]{4,20}$/)
  const name = fc.constantFrom(...secretParameters.keys())
  fc.assert(
    fc.property(fc.array(fc.tuple(name, secret), { minLength: 1, maxLength: 5 }), (pairs) => {
      const search = `?visit=sdk&${pairs.map((pair) => pair.join('=')).join('&')}`
      const link = chromeLinkOf(android, { ...address, search })
      expect(link).not.toContain('s3cr3t')
      expect(link).not.toMatch(/token|verifier|code|state|user_id/)
    }),
  )
})
