import { expect, test } from 'vitest'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { buildBrand } from '../testing/fakeBrand.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { followSocialCode } from './followSocialCode.ts'
import type { SocialBrowser } from './followSocialCode.ts'
import { trafficSourceOf } from './trafficSource.ts'

function follow(pathname: string, search = '') {
  const addresses: string[] = []
  const brandStorage = createBrandStorage('store', createFakeStorage(), createFakeClock())
  const browser = {
    location: { pathname },
    history: { state: null, replaceState: (_: unknown, __: string, path: string) => addresses.push(path) },
    navigator: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', maxTouchPoints: 5 },
  } as unknown as SocialBrowser
  const games = buildBrand().games.map((game) => ({
    ...game,
    clientIds: { web: 'w1', ios: 'i1', android: 'a1' },
  }))
  const started = followSocialCode({ games, brandStorage, browser, search })
  return {
    started,
    addresses,
    source: trafficSourceOf({ entry: { isFromCustomerService: false }, brandStorage }),
  }
}

test('a social code starts the store with the game of this platform, as social traffic', () => {
  expect(follow('/@starfall', '?idfv=d1&client_id=other')).toEqual({
    started: '?client_id=i1&idfv=d1&client_id=other',
    addresses: ['/?client_id=i1&idfv=d1'],
    source: 'social',
  })
})

test('an unknown code opens the parameter error page and marks nothing', () => {
  expect(follow('/@nobody')).toEqual({ started: '', addresses: ['/showError'], source: null })
})

test('any other path is left alone', () => {
  expect(follow('/my', '?idfv=d1')).toEqual({ started: '?idfv=d1', addresses: [], source: null })
})

test('a secret that came with a code is not put back into the address', () => {
  expect(follow('/@starfall', '?oauth_token=t').addresses.join()).not.toContain('oauth_token')
})
