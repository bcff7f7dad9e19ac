import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMakeUp, linkAccount } from './linkAccount.ts'

test('whoever pays by a link has a name, and neither a token nor an account of a game', () => {
  expect(linkAccount('r1', 'ren_hoshi')).toEqual({
    username: 'ren_hoshi',
    suid: 'link:r1',
    oauthToken: '',
    gpId: '',
  })
})

test('an order is of the link that it was made by, and of no other', () => {
  const anyLink = fc.string({ minLength: 1 })
  fc.assert(
    fc.property(anyLink, anyLink, (replenishId, other) => {
      const payer = linkAccount(replenishId, 'ren_hoshi')
      expect(isMakeUp(payer)).toBe(true)
      expect(isMakeUp(payer, replenishId)).toBe(true)
      expect(isMakeUp(payer, other)).toBe(other === replenishId)
    }),
  )
})

test.each(['', '5001', 'r1', 'my link:r1'])('the account %j is no payer of a link', (suid) => {
  expect(isMakeUp({ suid })).toBe(false)
})
