import { expect, test } from 'vitest'
import { parseAirwallexSession } from './airwallex.ts'

const session = { environment: 'prod', intentId: 'int_hkdmr7v9', clientSecret: 'abc', currency: 'USD' }

test('a payment intent is read exactly as the service made it', () => {
  expect(parseAirwallexSession(session)).toEqual(session)
})

test.each([
  ['no intent', { intentId: '' }],
  ['an intent that is none', { intentId: 'B1/../2' }],
  ['no secret', { clientSecret: '' }],
  ['an environment that there is not', { environment: 'evil.example' }],
  ['a currency that is none', { currency: 'dollar' }],
])('%s is no session', (_which, over) => {
  expect(parseAirwallexSession({ ...session, ...over })).toBeNull()
})
