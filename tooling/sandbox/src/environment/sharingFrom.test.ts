import { describe, expect, test } from 'vitest'
import { allowedOriginsFrom, sharingFrom, storesFrom, tokenFrom } from './environment.ts'

const token = '0123456789abcdef01234567'

test('without a word a sandbox is shared with nobody, lets no other page in and has no token', () => {
  expect(sharingFrom({})).toBeNull()
  expect(sharingFrom({ SANDBOX_PUBLIC_ORIGIN: '' })).toBeNull()
  expect(allowedOriginsFrom({})).toEqual([])
  expect(storesFrom({}, [])).toEqual([])
  expect(tokenFrom({})).toBeNull()
})

test('a shared sandbox listens on loopback, trusts no proxy and has limits unless it is told otherwise', () => {
  expect(sharingFrom({ SANDBOX_PUBLIC_ORIGIN: 'https://sandbox.example' })).toEqual({
    publicOrigin: 'https://sandbox.example',
    address: '127.0.0.1',
    proxies: 0,
    requestsPerMinute: 1200,
    kept: { orders: 20_000, accounts: 5000, sessions: 20_000 },
  })
  const told = {
    SANDBOX_PUBLIC_ORIGIN: 'https://sandbox.example:8443',
    SANDBOX_ADDRESS: '0.0.0.0',
    SANDBOX_PROXIES: '2',
    SANDBOX_REQUESTS_PER_MINUTE: '60',
    SANDBOX_ORDERS_KEPT: '100',
    SANDBOX_ACCOUNTS_KEPT: '10',
    SANDBOX_SESSIONS_KEPT: '50',
  }
  expect(sharingFrom(told)).toEqual({
    publicOrigin: 'https://sandbox.example:8443',
    address: '0.0.0.0',
    proxies: 2,
    requestsPerMinute: 60,
    kept: { orders: 100, accounts: 10, sessions: 50 },
  })
})

test('an address for other machines needs the origin under which they come', () => {
  expect(() => sharingFrom({ SANDBOX_ADDRESS: '0.0.0.0' })).toThrow('name SANDBOX_PUBLIC_ORIGIN too')
})

test.each([
  'SANDBOX_PROXIES',
  'SANDBOX_REQUESTS_PER_MINUTE',
  'SANDBOX_ORDERS_KEPT',
  'SANDBOX_ACCOUNTS_KEPT',
  'SANDBOX_SESSIONS_KEPT',
])('%s takes whole numbers alone', (variable) => {
  for (const text of ['-1', '1.5', 'many', ' '])
    expect(() => sharingFrom({ SANDBOX_PUBLIC_ORIGIN: 'https://sandbox.example', [variable]: text })).toThrow(
      variable,
    )
})

describe('origins', () => {
  test('are taken as browsers write them, and stores with their brand', () => {
    expect(
      allowedOriginsFrom({ SANDBOX_ALLOWED_ORIGINS: 'https://a.example, http://localhost:5173,' }),
    ).toEqual(['https://a.example', 'http://localhost:5173'])
    expect(storesFrom({ SANDBOX_STORES: 'watt=https://a.example,ko=https://b.example:444' })).toEqual([
      { key: 'watt', origin: 'https://a.example' },
      { key: 'ko', origin: 'https://b.example:444' },
    ])
  })

  test.each([
    '*',
    'null',
    'a.example',
    'https://*.example',
    'https://a.example/',
    'https://a.example/path',
    'https://A.example',
    'https://a.example:443',
    'https://me@a.example',
    'http://a.example',
    'ftp://a.example',
  ])('are nothing like %s', (text) => {
    expect(() => allowedOriginsFrom({ SANDBOX_ALLOWED_ORIGINS: text })).toThrow(`has "${text}"`)
    expect(() => storesFrom({ SANDBOX_STORES: `watt=${text}` })).toThrow('SANDBOX_STORES')
    expect(() => sharingFrom({ SANDBOX_PUBLIC_ORIGIN: text })).toThrow('SANDBOX_PUBLIC_ORIGIN')
  })

  test('of a brand that there is not are refused', () => {
    expect(() => storesFrom({ SANDBOX_STORES: 'nobody=https://a.example' }, ['watt'])).toThrow(
      'it must name a store: watt',
    )
  })
})

test('a token that can be guessed is refused without being said', () => {
  expect(tokenFrom({ SANDBOX_TOKEN: token })).toBe(token)
  for (const weak of ['short', 'a token with blanks in it, long'])
    expect(() => tokenFrom({ SANDBOX_TOKEN: weak })).toThrow(/^(?!.*(?:short|blanks in it)).*24 characters/)
})
