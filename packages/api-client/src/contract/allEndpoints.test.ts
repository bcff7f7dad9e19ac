import { expect, test } from 'vitest'
import { allProviders } from '../providers/allProviders.ts'
import { allEndpoints } from './allEndpoints.ts'

test('every path is declared once', () => {
  const paths = allEndpoints.map(({ endpoint }) => endpoint.path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('the protocol has the starters of all providers and 45 other paths', () => {
  const starters = new Set<string>(allProviders.map(({ path }) => path))
  const paths = allEndpoints.map(({ endpoint }) => endpoint.path)
  expect(new Set(paths.filter((path) => starters.has(path)))).toEqual(starters)
  expect(paths.filter((path) => !starters.has(path))).toHaveLength(45)
})

const once = [
  ...allProviders.map(({ path }) => path),
  '/api/pay/getThirdGift',
  '/api/coupons/receiveCoupons',
  '/api/cumulative/receiveActivityGift',
  ...['util/login', 'api/ingame'].flatMap((base) =>
    ['google_auth', 'apple_auth', 'huawei_auth', 'twitter_redirect'].map((name) => `/${base}/${name}`),
  ),
]

test('calls that move money, claim, or carry a single-use code are sent once, and no others', () => {
  const declared = allEndpoints
    .filter(({ endpoint }) => endpoint.retry === 'never')
    .map(({ endpoint }) => endpoint.path)
  expect(new Set<string>(declared)).toEqual(new Set(once))
})

test('only tracking is posted, and only to the data host', () => {
  const posted = allEndpoints.filter(({ endpoint }) => endpoint.method === 'POST' || endpoint.host === 'data')
  expect(posted.map(({ endpoint }) => [endpoint.path, endpoint.method, endpoint.host])).toEqual([
    ['/service/recharge/dot.php', 'POST', 'data'],
    ['/service/recharge/api.php', 'POST', 'data'],
  ])
})
