import { externalOrder, nothingReported } from '@topup/domain'
import { buildOrdered, forLink } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { isOfOtherAccount, keepable } from './paidUnseen.ts'

const order = buildOrdered('B7')
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
