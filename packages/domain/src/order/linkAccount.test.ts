import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPaymentLinkOrder, linkAccount } from './linkAccount.ts'

test('whoever pays through a payment link has a name, but neither a token nor a game account', () => {
  expect(linkAccount('r1', 'ren_hoshi')).toEqual({
    username: 'ren_hoshi',
    suid: 'link:r1',
    oauthToken: '',
    gpId: '',
  })
})

test('an order belongs to the payment link that it was made through, and to no other', () => {
  const anyLink = fc.string({ minLength: 1 })
  fc.assert(
    fc.property(anyLink, anyLink, (paymentLinkId, other) => {
      const payer = linkAccount(paymentLinkId, 'ren_hoshi')
      expect(isPaymentLinkOrder(payer)).toBe(true)
      expect(isPaymentLinkOrder(payer, paymentLinkId)).toBe(true)
      expect(isPaymentLinkOrder(payer, other)).toBe(other === paymentLinkId)
    }),
  )
})

test.each(['', '5001', 'r1', 'my link:r1'])('the account %j does not pay through a payment link', (suid) => {
  expect(isPaymentLinkOrder({ suid })).toBe(false)
})
