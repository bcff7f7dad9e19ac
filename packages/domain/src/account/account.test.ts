import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAccount, parseAccounts } from './account.ts'

const account = { username: 'ren_hoshi', suid: '88001', oauthToken: 't0ken', gpId: 'starfall' }

test('a login reads back as it was stored', () => {
  expect(parseAccount(account)).toEqual(account)
  expect(parseAccount(JSON.parse(JSON.stringify(account)))).toEqual(account)
})

test('extra fields are left out', () => {
  expect(parseAccount({ ...account, isAdmin: true })).toEqual(account)
})

test.each([
  ['no value', null],
  ['a text', 'ren_hoshi'],
  ['a list', [account]],
  ['no name', { ...account, username: '' }],
  ['a name that is no text', { ...account, username: 7 }],
  ['a name over 256 characters', { ...account, username: 'x'.repeat(257) }],
  ['no id', { ...account, suid: undefined }],
  ['no token', { ...account, oauthToken: '' }],
  ['a token over 2048 characters', { ...account, oauthToken: 'x'.repeat(2049) }],
  ['inherited fields only', Object.create(account)],
])('%s is not read as a login', (_title, value) => {
  expect(parseAccount(value)).toBeNull()
})

test('a long token and a missing gp id are read', () => {
  const oauthToken = 'x'.repeat(2048)
  expect(parseAccount({ ...account, oauthToken, gpId: null })).toEqual({ ...account, oauthToken, gpId: '' })
})

test('the user map is read from an object and from pairs, without its damaged rows', () => {
  const expected = new Map([['301', account]])
  expect(parseAccounts({ 301: account, 302: {}, '': account })).toEqual(expected)
  expect(parseAccounts([['301', account], ['302', null], [303, account], 'x', null])).toEqual(expected)
})

test.each([null, undefined, 'x', 7, [], {}])('%j is an empty user map', (value) => {
  expect(parseAccounts(value).size).toBe(0)
})

test('whatever is stored, reading does not throw', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(parseAccount(value)).toBeNull()
      expect([...parseAccounts(value).values()]).toEqual([])
    }),
  )
})
