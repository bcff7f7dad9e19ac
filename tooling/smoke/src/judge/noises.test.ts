import { expect, test } from 'vitest'
import { addressOf, callFault, consoleFault } from './noises.ts'

const line = { type: 'error', text: 'It broke', url: 'https://pay.shop.com/a.js' }

test('an error in the console is a fault, in its own words', () => {
  expect(consoleFault(line, [])).toEqual({ kind: 'console', text: 'It broke' })
})

test.each([
  ['a warning', { ...line, type: 'warning' }],
  ['the echo of a failed call', { ...line, text: 'Failed to load resource: the server responded with 404' }],
  ['an error of a placeholder script', { ...line, url: 'https://cards.ko.example/a.js' }],
])('%s is none', (_title, given) => {
  expect(consoleFault(given, [])).toBeNull()
})

const call = { method: 'GET', url: 'https://api.shop.com/a?token=secret' }

test.each([
  [500, 'GET https://api.shop.com/a: 500'],
  [404, 'GET https://api.shop.com/a: 404'],
  ['net::ERR_CONNECTION_REFUSED', 'GET https://api.shop.com/a: net::ERR_CONNECTION_REFUSED'],
])('a call that ended with %s is a fault, without its query', (outcome, text) => {
  expect(callFault({ ...call, outcome }, [])).toEqual({ kind: 'call', text })
})

test.each([200, 304, 'net::ERR_ABORTED'])('a call that ended with %s is none', (outcome) => {
  expect(callFault({ ...call, outcome }, [])).toBeNull()
})

test('a call to a host that nobody can register is none, except where it is the store’s own', () => {
  const lost = { ...call, url: 'https://api.watt.example/a', outcome: 'net::ERR_NAME' }
  expect(callFault(lost, [])).toBeNull()
  expect(callFault(lost, ['https://api.watt.example'])).not.toBeNull()
})

test.each([
  ['data:text/plain,secret', 'data:…'],
  ['nonsense', 'an address that cannot be read'],
])('of %s only the kind is said', (url, text) => {
  expect(addressOf(url)).toBe(text)
})
