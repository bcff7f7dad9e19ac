import { expect, test } from 'vitest'
import { allEndpoints } from './allEndpoints.ts'

test('every path is declared once', () => {
  const paths = allEndpoints.map(({ endpoint }) => endpoint.path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('the protocol has the 66 paths of spec §7', () => {
  expect(allEndpoints).toHaveLength(66)
})

const once = [
  'airwallex',
  'platform_pay',
  'xsolla_pay',
  'pagsmile_pay',
  'paypal_pay',
  'codapay_pay',
  'naver_pay',
  'payermax_pay',
  'alipay_pay',
  'adyen_pay',
  'travellet_pay',
  'pingpongx_pay',
  'ebanx_pay',
  'razer_gold_pay',
  'payMyCardInGame',
  'payMyCardBilling',
  'payMyCardKouDian',
  'card_pay',
  'getThirdGift',
].map((name) => `/api/pay/${name}`)
const onceElsewhere = [
  '/api/kr_pay/naver_pay',
  '/api/kr_pay/welcome_pay',
  '/api/kr_pay/kakao_pay',
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
  expect(new Set<string>(declared)).toEqual(new Set([...once, ...onceElsewhere]))
})

test('only tracking is posted, and only to the data host', () => {
  const posted = allEndpoints.filter(({ endpoint }) => endpoint.method === 'POST' || endpoint.host === 'data')
  expect(posted.map(({ endpoint }) => [endpoint.path, endpoint.method, endpoint.host])).toEqual([
    ['/service/recharge/dot.php', 'POST', 'data'],
    ['/service/recharge/api.php', 'POST', 'data'],
  ])
})
