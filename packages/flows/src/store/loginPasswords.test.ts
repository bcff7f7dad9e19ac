import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFakeServices } from '../testing/fakeServices.ts'
import { isLoginPassword, rememberLoginPassword } from './loginPasswords.ts'

test('exactly the passwords that were remembered are known again, in the store where they were', () => {
  const page = createFakeServices()
  const other = createFakeServices()
  const password = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '')
  fc.assert(
    fc.property(password, password, (known, typed) => {
      const store = createFakeServices()
      rememberLoginPassword(store, known)
      expect(isLoginPassword(store, ` ${known} `)).toBe(true)
      expect(isLoginPassword(store, typed)).toBe(typed.trim() === known.trim())
    }),
    { numRuns: 30 },
  )
  expect(isLoginPassword(page, '')).toBe(false)
  rememberLoginPassword(page, 'starfall')
  rememberLoginPassword(page, 'another')
  expect([page, other].map((store) => isLoginPassword(store, 'starfall'))).toEqual([true, false])
})
