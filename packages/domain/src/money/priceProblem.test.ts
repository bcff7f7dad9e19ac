import { expect, test } from 'vitest'
import { priceProblem } from './money.ts'

test.each([
  [null, 'priceUnknown'],
  [{ minorUnits: 499, currency: 'USD' }, null],
  [{ minorUnits: 0, currency: 'USD' }, null],
  [{ minorUnits: 500, currency: 'USD', asSent: '4.999' }, 'priceInexact'],
])('the problem of a price of %j is %s', (price, problem) => {
  expect(priceProblem(price)).toBe(problem)
})
