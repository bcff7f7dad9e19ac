import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canCardLogin, canLogin, cardFieldMaxLength } from './login.ts'

test.each([
  ['ren', 'pw', true],
  [' ren ', ' pw ', true],
  ['', 'pw', false],
  ['ren', '', false],
  ['   ', 'pw', false],
  ['ren', '\t\n', false],
  ['r', 'p'.repeat(500), true],
])('username %j with password %j can log in: %s', (username, password, expected) => {
  expect(canLogin({ username, password })).toBe(expected)
})

const longest = '9'.repeat(cardFieldMaxLength)

test.each([
  ['4111', 'pw', true],
  [' 4111 ', ' pw ', true],
  ['', 'pw', false],
  ['4111', '', false],
  ['  ', 'pw', false],
  [longest, longest, true],
  [` ${longest} `, longest, true],
  [`${longest}9`, 'pw', false],
  ['4111', `${longest}9`, false],
])('card %j with password %j can be sent: %s', (cardNumber, cardPassword, expected) => {
  expect(canCardLogin({ cardNumber, cardPassword })).toBe(expected)
})

test('a card field takes up to 80 characters', () => {
  expect(cardFieldMaxLength).toBe(80)
})

test('a form with a blank field cannot be sent', () => {
  const spaces = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000') })
  fc.assert(
    fc.property(spaces, fc.string(), (blank, other) => {
      expect(canLogin({ username: blank, password: other })).toBe(false)
      expect(canLogin({ username: other, password: blank })).toBe(false)
      expect(canCardLogin({ cardNumber: blank, cardPassword: other })).toBe(false)
      expect(canCardLogin({ cardNumber: other, cardPassword: blank })).toBe(false)
    }),
  )
})
