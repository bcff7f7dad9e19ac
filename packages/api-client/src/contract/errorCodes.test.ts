import { orderResultCodes } from '@topup/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allEndpoints } from './allEndpoints.ts'
import { errorCodes, errorReasons, reasonOf, successCode } from './errorCodes.ts'

const paths = allEndpoints.map(({ endpoint }) => endpoint.path)
const known: ReadonlySet<number> = new Set(Object.values(errorCodes).map(({ code }) => code))

test('every reason has a code of its own, and none has the code of success', () => {
  expect(known.size).toBe(errorReasons().length)
  expect(known.has(successCode)).toBe(false)
})

test('"repeat" is the same code for an order result and for an error', () => {
  expect(errorCodes.repeat.code).toBe(orderResultCodes.repeat)
})

test('the calls that a code is limited to exist', () => {
  const limited = Object.values(errorCodes).flatMap((row) => ('calls' in row ? row.calls : []))
  expect(limited.filter((path) => !paths.some((each) => each === path))).toEqual([])
})

describe('the reason of a rejection', () => {
  test.each(errorReasons())('%s belongs to its code, in the calls that can answer it', (reason) => {
    const row = errorCodes[reason]
    const answering: readonly string[] = 'calls' in row ? row.calls : paths
    for (const path of paths)
      expect(reasonOf(row.code, path)).toBe(answering.includes(path) ? reason : 'other')
  })

  test('only the order query can say that there is no such order', () => {
    expect(paths.filter((path) => reasonOf(-3011, path) === 'noSuchOrder')).toEqual(['/api/pay/getOrderInfo'])
  })

  test('of any other code is "other"', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...paths), (code, path) => {
        expect(reasonOf(code, path) === 'other').toBe(
          !known.has(code) || (code === -3011 && path !== '/api/pay/getOrderInfo'),
        )
      }),
    )
  })
})
