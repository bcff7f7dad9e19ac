import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allEndpoints } from '../contract/allEndpoints.ts'
import { getPageConfig } from '../contract/config.ts'
import { getUserInfo } from '../contract/login.ts'
import { trackOrder } from '../contract/tracking.ts'
import { requestParameters } from './createHttp.ts'

const context = { idfv: 'd', specLang: 'ja', oauthToken: 'T' }

test.each([
  [
    'a GET carries all three',
    getPageConfig,
    context,
    { idfv: 'd', spec_lang: 'ja', oauth_token: 'T', x: '1' },
  ],
  [
    'unknown ones are left out',
    getPageConfig,
    { idfv: 'd', specLang: null, oauthToken: null },
    { idfv: 'd', x: '1' },
  ],
  ['a POST carries idfv only', trackOrder, context, { idfv: 'd', x: '1' }],
] as const)('%s', (_, endpoint, about, expected) => {
  expect(Object.fromEntries(requestParameters(endpoint, { x: '1', y: null, z: undefined }, about))).toEqual(
    expected,
  )
})

test.each(allEndpoints)('$name carries idfv, and on GETs language and token', ({ endpoint }) => {
  const names = [...requestParameters(endpoint, {}, context).keys()]
  expect(names).toEqual(endpoint.method === 'GET' ? ['idfv', 'spec_lang', 'oauth_token'] : ['idfv'])
})

test('a token that the request names wins over the known one', () => {
  expect(requestParameters(getUserInfo, { oauth_token: 'asked' }, context).getAll('oauth_token')).toEqual([
    'asked',
  ])
})

test('an empty token means that none is sent, not even the known one', () => {
  expect(requestParameters(getUserInfo, { oauth_token: '' }, context).has('oauth_token')).toBe(false)
})

test('no value can break out of its parameter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const sent = requestParameters(getPageConfig, { client_id: value }, context).toString()
      const read = new URL(`https://api.example/path?${sent}`)
      expect(read.searchParams.get('client_id')).toBe(value)
      expect([...read.searchParams.keys()]).toEqual(['idfv', 'spec_lang', 'oauth_token', 'client_id'])
      expect(read.pathname + read.hash).toBe('/path')
    }),
  )
})
