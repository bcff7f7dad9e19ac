import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderOfLink, startOfLink, startOfProduct } from './serviceModel.ts'
import type { Outcome } from './serviceModel.ts'

const ordersOf = (outcomes: readonly Outcome[]) =>
  outcomes.map((outcome, index) => ({ outcome, billingNo: `B${index + 1}` }))

const outcomes = fc.array(fc.constantFrom<Outcome>('pending', 'success', 'fail'), { maxLength: 6 })
const links = fc.constantFrom('repeat' as const, 'makeAnew' as const)

test('a link that one order has paid is over, whatever else it has', () => {
  fc.assert(
    fc.property(outcomes, links, (before, how) => {
      const orders = ordersOf([...before, 'success'])
      expect(startOfLink(orders, { links: how })).toMatchObject({ reason: 'invalidPaymentLink' })
    }),
  )
})

test('a service that repeats never makes a second order beside one that is open', () => {
  fc.assert(
    fc.property(outcomes, (drawn) => {
      const orders = ordersOf(drawn)
      const decision = startOfLink(orders, { links: 'repeat' })
      const isFree = orders.every(({ outcome }) => outcome === 'fail')
      expect(decision.kind === 'make').toBe(isFree)
      if (decision.kind === 'repeat') expect(decision.billingNo).toBe(orderOfLink(orders)?.billingNo)
    }),
  )
})

test('a service that makes a new order at each start gives one link several open orders', () => {
  expect(startOfLink(ordersOf(['pending', 'pending']), { links: 'makeAnew' })).toEqual({ kind: 'make' })
})

const limit = { unpaid: null, left: 1 }
const unpaid = { unpaid: 'B1', left: 1 }
const rules = { unpaid: 'withNumber', holdsLimits: true } as const

test.each([
  ['a product without a limit is sold', null, rules, { kind: 'make' }],
  ['what is left is sold', limit, rules, { kind: 'make' }],
  ['nothing is left', { ...limit, left: 0 }, rules, { reason: 'limitReached', content: null }],
  [
    'nothing is left, and nobody minds',
    { ...limit, left: 0 },
    { ...rules, holdsLimits: false },
    { kind: 'make' },
  ],
  ['an unpaid order, named', unpaid, rules, { reason: 'unpaidOrder', content: { billing_no: 'B1' } }],
  [
    'an unpaid order, not named',
    unpaid,
    { ...rules, unpaid: 'withoutNumber' },
    { reason: 'unpaidOrder', content: null },
  ],
  [
    'an unpaid order, called a repeat',
    unpaid,
    { ...rules, unpaid: 'asRepeat' },
    { kind: 'repeat', billingNo: 'B1' },
  ],
] as const)('%s', (_, of, by, decision) => {
  expect(startOfProduct(of, by)).toMatchObject(decision)
})
