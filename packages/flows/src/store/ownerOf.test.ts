import { externalOrder, nothingReported, unknownPurchase } from '@topup/domain'
import { buildLinkRecipient, buildOrdered, forLink } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { createFakeServices, renHoshi } from '../testing/fakeServices.ts'
import { isOfOtherAccount, keepable, ownerOf } from './ownerOf.ts'

const order = buildOrdered('B1')
const { clientId, suid } = order.snapshot.recipient
const mine = { ...renHoshi, suid }
const other = { ...renHoshi, suid: 'other' }
const session = createFakeServices().session.getState()

test.each([
  ['nobody', [], 'here'],
  ['its buyer', [[clientId, mine]], 'player'],
  ['another account', [[clientId, other]], 'other'],
  ['an account without an id', [[clientId, { ...other, suid: '' }]], 'other'],
  ['an account of another game', [['another game', other]], 'here'],
] as const)('an order while %s is logged in is that of: %s', (_who, accounts, expected) => {
  const logins = new Map(accounts)
  expect(ownerOf(order, { ...session, accounts: logins, clientId })).toBe(expected)
  expect(ownerOf(order, { ...session, accounts: logins, clientId: 'the game on screen' })).toBe(expected)
})

test.each([
  ['nobody', [], 'other'],
  ['its buyer', [[clientId, mine]], 'player'],
  ['another account', [[clientId, other]], 'other'],
] as const)(
  'an order whose buyer has logged out, while %s is logged in, is that of: %s',
  (_who, accounts, expected) => {
    const left = { ...session, loggedOut: [suid], accounts: new Map(accounts), clientId }
    expect(ownerOf(order, left)).toBe(expected)
  },
)

test('an order whose buyer has logged out of its game alone is that of who is here', () => {
  const accounts = new Map([['another game', mine]])
  expect(ownerOf(order, { ...session, loggedOut: [suid], accounts, clientId })).toBe('here')
})

test('inside a game the account of its link counts, in that game alone', () => {
  const inGame = { ...session, isSdkVisit: true, sdkAccount: mine, accounts: new Map([[clientId, other]]) }
  expect(ownerOf(order, { ...inGame, clientId })).toBe('player')
  expect(ownerOf(order, { ...inGame, clientId: 'another game' })).toBe('here')
})

test('an account without an id is nobody’s buyer', () => {
  const snapshot = { ...order.snapshot, recipient: { ...order.snapshot.recipient, suid: '' } }
  const accounts = new Map([[clientId, { ...other, suid: '' }]])
  expect(ownerOf({ snapshot }, { ...session, clientId, accounts })).toBe('other')
})

test('an order of a payment link is whose link it is; whose another is, the logins say on a link’s page too', () => {
  const accounts = new Map([[clientId, other]])
  const payer = buildLinkRecipient()
  expect(ownerOf(forLink(order), { ...session, clientId, accounts })).toBe('linkHolder')
  expect(ownerOf(order, { ...session, clientId, payer })).toBe('here')
  expect(ownerOf(order, { ...session, clientId, payer, accounts })).toBe('other')
  expect(ownerOf(order, { ...session, clientId, payer, loggedOut: [suid] })).toBe('other')
})

test('a record of another release does not say whose it is', () => {
  const snapshot = unknownPurchase({ intentId: 'i1', paymentRegion: 'sea' })
  expect(ownerOf({ snapshot }, { ...session, clientId, accounts: new Map([[clientId, mine]]) })).toBe(
    'unread',
  )
})

const { recipient } = order.snapshot
const reported = (account: string | null) => ({ ...nothingReported, product: '60 Crystals', account })

test.each([
  ['the player’s name', 'ren_hoshi', false],
  ['the player’s name, written otherwise', ' Ren_Hoshi', false],
  ['the player’s id', '5001', false],
  ['another name', 'mika', true],
  ['no name', null, false],
])('an order that the service puts under %s', (_what, account, expected) => {
  expect(isOfOtherAccount({ ...order, origin: externalOrder(reported(account)) })).toBe(expected)
})

test('an order of this device’s own tap is nobody else’s, and a link’s has no account', () => {
  expect(isOfOtherAccount(order)).toBe(false)
  expect(isOfOtherAccount({ ...forLink(order), origin: externalOrder(reported('mika')) })).toBe(false)
})

test('of another account’s order nothing is kept but whose it is', () => {
  expect(keepable(recipient, reported('mika'))).toEqual({ ...nothingReported, account: 'mika' })
  expect(keepable(recipient, reported('ren_hoshi'))).toEqual(reported('ren_hoshi'))
})
