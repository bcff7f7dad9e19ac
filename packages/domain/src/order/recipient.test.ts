import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkAccount, paymentLinkOf } from './recipient.ts'

test('whoever pays through a payment link has a name, but neither a token nor a game account', () => {
  expect(linkAccount('r1', 'ren_hoshi')).toEqual({
    username: 'ren_hoshi',
    suid: 'link:r1',
    oauthToken: '',
    gpId: '',
  })
})

test('the account of a payment link names that link', () => {
  fc.assert(
    fc.property(fc.string(), (paymentLinkId) => {
      expect(paymentLinkOf(linkAccount(paymentLinkId, 'ren_hoshi'))).toBe(paymentLinkId)
    }),
  )
})

test.each(['', '5001', 'r1', 'my link:r1'])('the account %j does not pay through a payment link', (suid) => {
  expect(paymentLinkOf({ suid })).toBeNull()
})
