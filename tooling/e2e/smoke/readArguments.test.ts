import { expect, test } from 'vitest'
import { readArguments } from './readArguments.ts'

const address = 'https://demo-pay.watt.example'

test('an address alone is walked without login and payment', () => {
  expect(readArguments([address], {})).toEqual({
    stores: { kind: 'addresses', urls: [address] },
    login: null,
    pays: false,
    isQuick: false,
    linkId: null,
  })
})

test('several addresses, an account and a link are read', () => {
  const given = `${address} http://localhost:1 --account me --password it --pay --link l1`
  expect(readArguments(given.split(' '), {})).toEqual({
    stores: { kind: 'addresses', urls: [address, 'http://localhost:1'] },
    login: { account: 'me', password: 'it' },
    pays: true,
    isQuick: false,
    linkId: 'l1',
  })
})

test('the password may stand in the environment, and counts only with an account', () => {
  const environment = { SMOKE_PASSWORD: 'hidden' }
  expect(readArguments([address, '--account', 'me'], environment).login?.password).toBe('hidden')
  expect(readArguments([address], environment).login).toBeNull()
})

test('sandbox stores are named by brand, or not at all', () => {
  expect(readArguments(['sandbox'], {}).stores).toEqual({ kind: 'sandbox', keys: [] })
  expect(readArguments(['sandbox', 'ko', '--pay', '--quick'], {})).toMatchObject({
    stores: { kind: 'sandbox', keys: ['ko'] },
    pays: true,
    isQuick: true,
  })
})

test.each([
  ['nothing', '', 'Name a store'],
  ['an unknown option', `${address} --what`, "Unknown option '--what'"],
  ['an account without a password', `${address} --account me`, 'together'],
  ['a password without an account', `${address} --password it`, 'together'],
  ['a payment without an account', `${address} --pay`, 'needs an account'],
  ['a sandbox with an account', 'sandbox --account me --password it', 'accounts and links of its own'],
  ['a sandbox with a link', 'sandbox --link l1', 'accounts and links of its own'],
])('%s is refused', (_title, given, reason) => {
  expect(() => readArguments(given.split(' ').filter(Boolean), {})).toThrow(reason)
})
