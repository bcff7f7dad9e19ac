// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { createFakeServices } from '../testing/fakeServices.ts'
import { openFirstRoute } from './startStore.tsx'

afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['everyone', '/', '/selectGoods'],
  ['nobody', '/', '/selectGame'],
  ['everyone', '/?client_id=1&utm_pay=kf', '/selectGoods?utm_pay=kf'],
  ['everyone', '/my?spec_lang=ja', '/my?spec_lang=ja'],
  ['everyone', '/result', '/result'],
] as const)('a store whose new layout is for %s and is opened at %s starts at %s', (kind, opened, begun) => {
  history.replaceState({ kept: true }, '', opened)
  openFirstRoute(createFakeServices({ brand: { newVersion: { kind } } }), window)
  expect(location.pathname + location.search).toBe(begun)
  expect(history.state).toEqual({ kept: true })
})
