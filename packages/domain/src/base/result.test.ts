import { expect, test } from 'vitest'
import { err, ok } from './result.ts'

test('a success has its value, a failure its error, and nothing else', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 })
  expect(err('offline')).toEqual({ ok: false, error: 'offline' })
})
