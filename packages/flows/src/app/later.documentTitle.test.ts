// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createFakeTranslator } from '../testing/fakeTranslator.ts'
import { documentTitle } from './later.tsx'

const { t } = createFakeTranslator()

test.each([
  ['open', '/selectGoods', 'Top up – Watt'],
  ['open', '/my', 'My account – Watt'],
  ['open', '/nowhere', 'Page not found – Watt'],
  ['noRegion', '/my', "We couldn't find your payment region – Watt"],
  ['lostVisit', '/selectGoods', 'Reopen the store from the game – Watt'],
  ['unknownOrigin', '/', 'This link is incomplete – Watt'],
] as const)('a store that is %s has at %s the title "%s"', (kind, path, expected) => {
  expect(documentTitle(t, { kind, path, storeName: 'Watt' })).toBe(expected)
})
