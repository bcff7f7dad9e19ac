import { expect, test } from 'vitest'
import { openLines } from './openLines.ts'

const of = (brand: string, supplier: string, ...fields: readonly string[]) =>
  fields.map((field) => ({ brand, field, supplier }))

test('a release says what is open, where, and from whom', () => {
  expect(openLines([])).toBe('Nothing is open.')
  expect(
    openLines([
      ...of('watt', 'operations', 'a', 'b', 'c', 'd', 'e', 'f'),
      ...of('watt', 'API team', 'wire.channel'),
      ...of('all', 'owner of this code', 'LICENSE'),
    ]),
  ).toBe(
    [
      '7 open in watt: npm run readiness -- watt',
      '  operations: a, b, c, d and 2 more',
      '  API team: wire.channel',
      '1 open in all brands',
      '  owner of this code: LICENSE',
    ].join('\n'),
  )
})
