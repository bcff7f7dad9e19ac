import { expect, test } from 'vitest'
import { adyenReturn } from './adyen.ts'

const read = (query: string) => adyenReturn(new URLSearchParams(query), { sessionId: 'CS1' })

test('what a bank sends back is read for the session that it names', () => {
  expect(read('?sessionId=CS1&redirectResult=X%21+Y')).toEqual({ redirectResult: 'X! Y' })
})

test.each([
  '',
  '?sessionId=CS1',
  '?redirectResult=XY',
  '?sessionId=CS2&redirectResult=XY',
  '?sessionId=CS1&redirectResult=',
])('nothing is read from "%s"', (query) => {
  expect(read(query)).toBeNull()
})
