import { buildOrdered } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { createFakeServices, renHoshi } from '../testing/fakeServices.ts'
import { isOfOtherPlayer } from './unseenEnds.ts'

const order = buildOrdered('B1')
const { clientId, suid } = order.snapshot.recipient
const mine = { ...renHoshi, suid }
const other = { ...renHoshi, suid: 'other' }
const session = createFakeServices().session.getState()

test.each([
  ['nobody', [], false],
  ['its buyer', [[clientId, mine]], false],
  ['another account', [[clientId, other]], true],
  ['an account of another game', [['another game', other]], false],
] as const)('an order while %s is logged in is somebody else’s: %s', (_who, accounts, expected) => {
  const logins = new Map(accounts)
  expect(isOfOtherPlayer(order, { ...session, accounts: logins, clientId })).toBe(expected)
  expect(isOfOtherPlayer(order, { ...session, accounts: logins, clientId: 'the game on screen' })).toBe(
    expected,
  )
})

test.each([
  ['nobody', [], true],
  ['its buyer', [[clientId, mine]], false],
  ['another account', [[clientId, other]], true],
] as const)(
  'an order whose buyer has logged out, while %s is logged in, is somebody else’s: %s',
  (_who, accounts, expected) => {
    const left = { ...session, loggedOut: [suid], accounts: new Map(accounts), clientId }
    expect(isOfOtherPlayer(order, left)).toBe(expected)
  },
)

test('an order of a payment link is whose link it is, and a link’s page hides no order', () => {
  const linked = { ...order.snapshot, recipient: { ...order.snapshot.recipient, suid: 'link:R1' } }
  const accounts = new Map([[clientId, other]])
  expect(isOfOtherPlayer({ ...order, snapshot: linked }, { ...session, clientId, accounts })).toBe(false)
  const sdkAccount = { ...other, suid: 'link:R1' }
  expect(isOfOtherPlayer(order, { ...session, clientId, sdkAccount })).toBe(false)
})
