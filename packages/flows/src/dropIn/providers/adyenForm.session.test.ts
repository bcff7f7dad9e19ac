import { expect, test } from 'vitest'
import { parseAdyenSession } from './adyenForm.ts'

const session = {
  environment: 'live',
  clientKey: 'live_ABC',
  sessionId: 'CS1',
  sessionData: 'abc',
  countryCode: 'NL',
}
const endpoint = 'http://127.0.0.1:4280/checkoutshopper/test/'

test('a session is read exactly as the service made it', () => {
  expect(parseAdyenSession(session, { isLocal: false })).toEqual(session)
})

test.each([
  ['no session id', { sessionId: '' }],
  ['no session data', { sessionData: '' }],
  ['an environment that there is not', { environment: 'live-mars' }],
  ['a test key for real money', { clientKey: 'test_ABC' }],
  ['a real key for test money', { environment: 'test' }],
  ['a country that is none', { countryCode: 'Netherlands' }],
  ['another service in its place', { endpoint }],
  ['a bank without a certificate', { bankAddress: 'http://localhost:8080' }],
])('%s is no session', (_which, over) => {
  expect(parseAdyenSession({ ...session, ...over }, { isLocal: false })).toBeNull()
})

test.each([
  ['stands in where we develop', endpoint, true],
  ['stands in at this machine alone', 'https://psp.evil.example/', false],
  ['has no other host behind it', 'http://127.0.0.1:4280@evil.example/', false],
])('a sandbox %s', (_what, address, isTaken) => {
  expect(parseAdyenSession({ ...session, endpoint: address }, { isLocal: true }) !== null).toBe(isTaken)
})
