import { expect, test } from 'vitest'
import { withTrackedParams } from './routeTarget.ts'

test.each([
  ['/my', '', '/my'],
  ['/my', '?client_id=1&idfv=d-1', '/my?idfv=d-1'],
  ['/recharge', '?replenish_id=R1&utm_pay=kf', '/recharge?replenish_id=R1&utm_pay=kf'],
  [
    '/replenishGoods?replenish_id=R2',
    '?replenish_id=R1&idfv=d-1',
    '/replenishGoods?replenish_id=R2&idfv=d-1',
  ],
  ['/?client_id=2', '?rp_client_id=1', '/?client_id=2&rp_client_id=1'],
  ['/my', '?oauth_token=secret&code=c&state=s', '/my'],
])('the route %s with the query string %j becomes %s', (path, search, expected) => {
  expect(withTrackedParams(path, search)).toBe(expected)
})
