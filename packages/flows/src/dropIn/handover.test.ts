import { expect, test } from 'vitest'
import { parseHandover } from './handover.ts'

const handover = { billingNo: 'B1', provider: 'adyen', parameters: {}, language: 'en' }

test.each([
  ['of hundredths', { minorUnits: 499, currency: 'USD' }],
  ['with more decimals than its currency', { minorUnits: 500, currency: 'USD', asSent: '4.999' }],
])('an amount %s is handed over whole', (_what, amount) => {
  expect(parseHandover({ ...handover, amount })?.amount).toEqual(amount)
})
