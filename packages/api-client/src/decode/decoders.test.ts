import { isOneServer } from '@topup/domain'
import { expect, test } from 'vitest'
import * as builders from '../testing/index.ts'
import { decodeActivity, decodeClaimableCount } from './activities.ts'
import { decodeCardInfo, decodeCardRecharge } from './cards.ts'
import { decodePageConfig } from './config.ts'
import { decodeCoupon, decodeCouponPrice } from './coupons.ts'
import { decodeGame } from './games.ts'
import { decodeCharacters, decodeCharactersOfServer, decodeServers } from './roster.ts'
import { decodeAccount, decodeLoginOptions, decodeUserInfo } from './login.ts'
import { decodeOrderInfo, decodeMethodRegions, decodePayStart, readRepeatedOrder } from './payments.ts'
import { decodePaymentLink } from './paymentLink.ts'
import { decodeLimit } from './products.ts'
import { decodeVipBasics } from './vip.ts'

test('editions of a game keep their key as code, inherited names included', () => {
  const subGames = JSON.parse(
    '{"asia":{"client_id":2,"name":"Asia"},"toString":{"client_id":"3","name":"Odd"}}',
  )
  const game = decodeGame(builders.gameWire({ sub_game: subGames, logo: 'http://cdn.example/x.png' }))
  expect(game?.logoUrl).toBeNull()
  expect(game?.subGames.map(({ code, clientId }) => [code, clientId])).toEqual([
    ['asia', '2'],
    ['toString', '3'],
  ])
})

test('servers get the s prefix, and used ones come from their list or their mark', () => {
  const all = [builders.serverWire({ server_id: 12, is_used: 0, real_server: null }), builders.serverWire()]
  const marked = decodeServers({ all })
  expect(marked.servers.map(({ value, realServer }) => [value, realServer])).toEqual([
    ['s12', 's12'],
    ['s128', 's128'],
  ])
  expect(marked.used.map(({ value }) => value)).toEqual(['s128'])
  expect(decodeServers({ all, used: [] }).used).toEqual([])
})

test('a character that is listed for another server is left out', () => {
  const server = { value: 's128', display: 'S128', realServer: 's128' }
  const characters = decodeCharactersOfServer(
    [builders.roleWire(), builders.roleWire({ server_id: 's9' })],
    server,
  )
  expect(characters).toEqual([{ value: '900001', display: 'Kaelith', level: 71, server }])
})

test('in a page config, everything missing counts as off', () => {
  const { brandColor, isOpenCoupon, languages } = decodePageConfig(
    builders.pageConfigWire({ language_config: ' EN, ja,,', brand_color: 'red;}' }),
  )
  expect({ brandColor, isOpenCoupon, languages }).toEqual({
    brandColor: null,
    isOpenCoupon: true,
    languages: ['en', 'ja'],
  })
  expect(decodePageConfig({})).toEqual({
    isOpenCoupon: false,
    languages: [],
    isAreaRole: false,
    brandColor: null,
    hasCumulative: false,
    hasConsecutive: false,
    realNameUrl: null,
  })
})

test('payment methods come by country with bounds in whole units', () => {
  const methods = [
    builders.paywayWire({
      min_money: '1.5',
      max_money: -1,
      channel_id: 'x',
      description: '{"en":"Fast","ja":"はやい"}',
    }),
  ]
  const [region] = decodeMethodRegions({ country: { MY: methods } }, { languages: ['ja'] })
  expect(region).toMatchObject({
    region: 'MY',
    methods: [{ minAmount: 1.5, maxAmount: 0, channelId: null, description: 'はやい', subMethods: [] }],
  })
})

test.each([
  ['10.000', 0],
  ['500.000', 0],
  ['1.5', 1.5],
  ['10.0000', 10],
  [1e4, 10_000],
  ['', 0],
  [null, 0],
  [undefined, 0],
  ['$10', 10],
  [' ¥1000', 1000],
  ['-1', 0],
])('the bound %j of a method is %d', (min_money, minAmount) => {
  const wire = { country: { MY: [builders.paywayWire({ min_money })] } }
  expect(decodeMethodRegions(wire)[0]?.methods[0]?.minAmount).toBe(minAmount)
})

test('a starter gives its billing number and payment URL as they are, and its drop-in', () => {
  const dropIn = builders.dropInWire()
  expect(
    decodePayStart(builders.payStartWire({ billing_no: 7, url: 'javascript:x', drop_in: dropIn })),
  ).toEqual({
    billingNo: '7',
    url: 'javascript:x',
    dropIn,
  })
  expect(decodePayStart({ billing_no: '', url: '' })).toEqual({ billingNo: null, url: null, dropIn: null })
})

test.each([
  [{ billing_no: 'B1' }, 'B1'],
  [{ billing_no: 5 }, '5'],
  [{ billing_no: {} }, null],
  [{ billing_no: 0 }, null],
  [{ billing_no: '0' }, null],
  [null, null],
  ['B1', null],
])('a rejection with %j names the order %j', (content, expected) => {
  const rejection = {
    kind: 'rejected' as const,
    endpoint: '/x',
    reason: 'repeat' as const,
    code: 10,
    message: '',
    content,
  }
  expect(readRepeatedOrder(rejection)?.billingNo ?? null).toBe(expected)
})

test.each([[0], ['0']])('%j in place of the number of an order or payment link is none', (none) => {
  const link = { billing_no: none, replenish_id: none, client_id: none, server_id: none, role_id: none }
  expect({
    limit: decodeLimit(builders.limitWire({ billing_no: none }))?.billingNo,
    start: decodePayStart(builders.payStartWire({ billing_no: none })).billingNo,
    card: decodeCardRecharge(builders.cardRechargeWire({ billing_no: none }), 'USD').billingNo,
    link: decodePaymentLink(builders.replenishInfoWire(link)),
  }).toMatchObject({
    limit: null,
    start: null,
    card: null,
    link: { billingNo: null, paymentLinkId: null, clientId: null, serverId: '0', characterId: '0' },
  })
})

test.each([
  [1, 'success'],
  [-2, 'fail'],
  [-1, 'pending'],
  [10, 'pending'],
  ['1', 'success'],
  ['-2', 'fail'],
  ['-1', 'pending'],
  ['10', 'pending'],
  [null, 'pending'],
  [undefined, 'pending'],
  [2, 'pending'],
])('an order with status %j is %s', (status, expected) => {
  expect(decodeOrderInfo(builders.orderInfoWire({ status })).status).toBe(expected)
})

test('an order shows the account when it has no user name, and no link that is not https', () => {
  const order = decodeOrderInfo(
    builders.orderInfoWire({ user_name: null, account: 'ren@x', pay_url: 'http://pay.example/' }),
  )
  expect(order).toMatchObject({
    userName: 'ren@x',
    payUrl: null,
    amount: { minorUnits: 499, currency: 'USD' },
  })
})

test.each([
  [0.9, 0.9, undefined],
  ['0.1', 0.1, undefined],
  [1, 1, undefined],
  [90, 0.9, undefined],
  ['85', 0.85, undefined],
  [50, 0.5, undefined],
  [10, 0.1, true],
  [100, 1, undefined],
])(
  'a coupon with the rate %j leaves %d of the price; in doubt: %j',
  (discount_rate, discountRate, isDoubtful) => {
    expect(decodeCoupon(builders.couponWire({ discount_rate }))).toMatchObject({
      discountRate,
      ...(isDoubtful && { isDoubtful }),
    })
  },
)

test.each([[-0.5], [1.01], [8.5], [101], ['free'], [Number.POSITIVE_INFINITY]])(
  'a coupon with the rate %j is not read',
  (discount_rate) => {
    expect(decodeCoupon(builders.couponWire({ discount_rate }))).toBeNull()
  },
)

test('a coupon is read with its times in milliseconds', () => {
  expect(decodeCoupon(builders.couponWire({ used_time: '1780000000' }))).toMatchObject({
    usedAtMs: 1_780_000_000_000,
    validEndAtMs: 1_790_000_000_000,
    timeZone: 'UTC+8',
    discountRate: 0.9,
    group: 'month',
  })
})

test('a coupon price that is no amount is not read', () => {
  expect(decodeCouponPrice(builders.couponPriceWire(), 'USD')).toEqual({
    points: 44,
    discountPrice: { minorUnits: 449, currency: 'USD' },
  })
  expect(decodeCouponPrice(builders.couponPriceWire({ discountPrice: -1 }), 'USD')).toBeNull()
})

test('a login needs a user id and a token of sensible length', () => {
  expect(decodeAccount(builders.accountWire({ suid: 5001, gp_id: null }))).toEqual({
    username: 'ren_hoshi',
    suid: '5001',
    oauthToken: 'token-of-ren',
    gpId: '',
  })
  expect(decodeAccount(builders.accountWire({ suid: '' }))).toBeNull()
  expect(decodeAccount(builders.accountWire({ oauth_token: 'x'.repeat(5000) }))).toBeNull()
})

test('user info keeps the token that was sent', () => {
  expect(decodeUserInfo(builders.userInfoWire({ oauth_token: 'another' }), 'mine')?.oauthToken).toBe('mine')
})

test('both activities are read, and none with a sum that is no amount', () => {
  expect(decodeActivity(builders.cumulativeActivityWire())).toMatchObject({
    kind: 'cumulative',
    activity: { total: { minorUnits: 2000 }, milestones: [{ rewardId: 'm1', need: { minorUnits: 5000 } }] },
  })
  expect(decodeActivity(builders.continueActivityWire())).toMatchObject({
    kind: 'consecutive',
    activity: { streakDays: 1, days: [{ day: 1, isClaimed: true }, { day: 2 }, { day: 3 }] },
  })
  expect(decodeActivity(builders.cumulativeActivityWire({ total: -1 }))).toBeNull()
})

test.each([
  [{ is_open: 1, claimable: '2' }, 2],
  [{ is_open: '0', claimable: 2 }, 0],
  [{ is_open: true }, 0],
  [{ is_open: 1, claimable: -1 }, 0],
] as const)('the status %j has %i rewards to claim', (status, count) => {
  expect(decodeClaimableCount(status)).toBe(count)
})

test('a level groups its coupons and carries its first reward', () => {
  const { faqTitle, levels } = decodeVipBasics(builders.vipBasicWire({ faq_title: { ja: '質問' } }), {
    languages: ['en'],
  })
  expect(faqTitle).toBe('質問')
  expect(levels[0]).toMatchObject({
    levelId: 4,
    coupons: { permanent: [], month: [], week: [{ code: 'weekly-4', group: 'week' }] },
    firstReward: { text: '300 Crystals', isClaimed: false },
  })
})

test('a payment link needs an amount and a time', () => {
  expect(decodePaymentLink(builders.replenishInfoWire())).toMatchObject({
    info: { amount: { minorUnits: 999, currency: 'USD' }, validSeconds: 1800, userName: 'ren_hoshi' },
    clientId: '100001',
  })
  expect(decodePaymentLink(builders.replenishInfoWire({ valid_time: 'soon' }))).toBeNull()
})

test("a card's worth is in its own currency, else in the region's", () => {
  expect(decodeCardInfo(builders.cardInfoWire({ currency: null }), 'KRW')).toEqual({
    price: { minorUnits: 1000, currency: 'KRW' },
    gems: 1360,
    extraGems: 136,
  })
})

test.each([
  ['an order', () => decodeOrderInfo(builders.orderInfoWire({ amount: 4.999, currency: 'USD' })).amount],
  [
    'a coupon',
    () => decodeCouponPrice(builders.couponPriceWire({ discountPrice: 4.999 }), 'USD')?.discountPrice,
  ],
  ['a payment link', () => decodePaymentLink(builders.replenishInfoWire({ amount: 4.999 }))?.info.amount],
])('the amount of %s is rounded to its currency', (_what, amount) => {
  expect(amount()).toEqual({ minorUnits: 500, currency: 'USD' })
})

test('what a card is worth keeps decimals that its currency does not have', () => {
  const { price } = decodeCardInfo(builders.cardInfoWire({ price: 4.999, currency: 'USD' }), 'KRW')
  expect(price).toEqual({ minorUnits: 500, currency: 'USD', asSent: '4.999' })
})

test('a login id that the service leaves out is the brand’s own, an empty one switches the provider off', () => {
  const ofBrand = { googleClientId: 'own-google', facebookAppId: 'own-facebook', vkAppId: 'own-vk' }
  const options = decodeLoginOptions({ fb_id: '', gg_id: null, vk_id: 'game-vk' }, {}, ofBrand)
  expect(options).toMatchObject({
    facebookAppId: null,
    googleClientId: 'own-google',
    vkAppId: 'game-vk',
    iosClientId: null,
  })
})

test('of servers that are listed as s7 and as 7 each is itself, with its own characters', () => {
  const all = [
    builders.serverWire({ server_id: 's7', server_name: 'Prefixed' }),
    builders.serverWire({ server_id: '7', server_name: 'Plain' }),
    builders.serverWire({ server_id: 8, server_name: 'Alone' }),
  ]
  const { servers, bare } = decodeServers({ all })
  expect(servers.map(({ value }) => value)).toEqual(['s7', '7', 's8'])
  const roles = ['s7', '7', '8'].map((server_id) =>
    builders.roleOnServerWire({ role_id: `on ${server_id}`, server_id }),
  )
  const { placed } = decodeCharacters(roles, bare)
  const on = servers.map((server) =>
    placed.filter((each) => isOneServer(each.server, server)).map(({ value }) => value),
  )
  expect(on).toEqual([['on s7'], ['on 7'], ['on 8']])
})
