import { expect, test } from 'vitest'
import { assertNever } from './assertNever.ts'

test('a value that the types rule out throws, and the message says which', () => {
  const unparsed: unknown = { kind: 'unknown' }
  expect(() => assertNever(unparsed as never)).toThrow('{"kind":"unknown"}')
})
