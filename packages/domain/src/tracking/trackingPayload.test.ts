import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildProduct } from '../testing/productBuilders.ts'
import { buildPurchaseSnapshot } from '../testing/index.ts'
import {
  baseTrackedFields,
  orderEventId,
  orderTracking,
  productTrackedFields,
  productTracking,
  trackedFields,
  trackingEvents,
  trackingPayload,
  userTrackedFields,
} from './trackingPayload.ts'

test('there are 22 events, each with its fields', () => {
  expect(trackingEvents).toHaveLength(22)
  expect(Object.keys(trackedFields)).toEqual([...trackingEvents])
})

test.each([
  ['viewPage', []],
  ['login', ['loginMethod']],
  ['logout', []],
  ['viewGameList', []],
  ['changeGame', []],
  ['selectRole', []],
  ['changeProductType', ['typeKey', 'typeSort']],
  ['viewProductDetail', [...productTrackedFields]],
  ['clickBuy', [...productTrackedFields]],
  ['selectPayway', [...productTrackedFields, 'paywayId', 'channelId', 'country']],
  ['clickPay', [...productTrackedFields, 'paywayId', 'channelId', 'country', 'couponCode']],
  ['openPayLink', [...productTrackedFields, 'paywayId', 'channelId', 'country', 'billingNo']],
  ['viewVipCenter', []],
  ['viewActivity', ['activityId']],
  ['viewRewardDetail', ['activityId', 'rewardId']],
  ['pwa', []],
  ['manualLogin', ['loginMethod']],
  ['manualSelectRole', []],
  ['claimVipCoupon', ['couponCode', 'rewardId']],
  ['manualUseVipCoupon', ['couponCode', 'value']],
  ['claimCumulativeReward', ['activityId', 'rewardId']],
  ['claimContinueReward', ['activityId', 'rewardId']],
] as const)('%s carries %j besides base and user data', (event, own) => {
  expect(trackedFields[event]).toEqual(own)
  const names = [...baseTrackedFields, ...userTrackedFields, ...own]
  const all = [
    ...names,
    'oauthToken',
    'oauth_token',
    'password',
    'card_info',
    'username',
    'url',
    'loginMethodX',
  ]
  const offered = Object.fromEntries(all.map((name) => [name, name === 'page' ? '/my' : 'x']))
  expect(Object.keys(trackingPayload({ event, fields: offered, secrets: [] }).fields).sort()).toEqual(
    [...names].sort(),
  )
})

const product = buildProduct()

test('a product is tracked by its nine fields', () => {
  expect(productTracking(product)).toEqual({
    value: product.productId,
    display: product.display,
    price: 4.99,
    typeKey: product.typeKey,
    isLimit: product.isLimit,
    isCoupon: product.isCoupon,
    goodsSort: product.goodsSort,
    typeSort: product.typeSort,
    isSpecial: product.isSpecial,
  })
  expect(Object.keys(productTracking(product))).toEqual([...productTrackedFields])
})

test('a price with more decimals than its currency is tracked as it came', () => {
  const price = { minorUnits: 500, currency: 'USD', asSent: '4.999' }
  expect(productTracking(buildProduct({ price })).price).toBe(4.999)
})

test('an unreadable price is left out of the event', () => {
  const unreadable = productTracking(buildProduct({ price: null }))
  expect(unreadable.price).toBeNull()
  expect(
    'price' in trackingPayload({ event: 'clickBuy', fields: { ...unreadable }, secrets: [] }).fields,
  ).toBe(false)
})

test('an event carries its product', () => {
  const { fields } = trackingPayload({
    event: 'clickBuy',
    fields: { ...productTracking(product) },
    secrets: [],
  })
  expect(fields).toEqual(productTracking(product))
})

test.each([
  ['a list', ['x']],
  ['an object', { a: 1 }],
  ['null', null],
  ['nothing', undefined],
  ['no number', Number.NaN],
  ['an endless number', Number.POSITIVE_INFINITY],
  ['a text over 200 characters', 'x'.repeat(201)],
  ['an address', 'https://pay.watt.example/my?oauth_token=1'],
])('%s is left out', (_title, region) => {
  expect(trackingPayload({ event: 'viewPage', fields: { region }, secrets: [] }).fields).toEqual({})
})

test.each(['x'.repeat(200), '', 7, 0, true, false])('%j is carried', (region) => {
  expect(trackingPayload({ event: 'viewPage', fields: { region }, secrets: [] }).fields).toEqual({ region })
})

test('five failures are carried whole', () => {
  const place = 'content.country.MY.12.sub_payment.12.description'.padEnd(60, 'x')
  const failures = Array(5).fill(`malformed /api/replenishment/replenishment_info ${place}`).join('; ')
  expect(trackingPayload({ event: 'viewPage', fields: { failures }, secrets: [] }).fields).toEqual({
    failures,
  })
})

test.each([
  ['/', true],
  ['/selectGoods', true],
  ['/step2/9', true],
  ['/my?oauth_token=1', false],
  ['/@starfall', false],
  ['/my#x', false],
  ['my', false],
  ['pay.watt.example/my', false],
])('the page %j is carried: %s', (page, expected) => {
  expect('page' in trackingPayload({ event: 'viewPage', fields: { page }, secrets: [] }).fields).toBe(
    expected,
  )
})

test('inherited fields are left out', () => {
  expect(
    trackingPayload({ event: 'viewPage', fields: Object.create({ region: 'sea' }), secrets: [] }).fields,
  ).toEqual({})
})

test.each([
  ['a secret inside a text', 'before t0ken after', 't0ken', false],
  ['a secret of four characters', 'a pass b', 'pass', false],
  ['a short secret inside a text', 'sea', 'e', true],
  ['a short secret alone', 'e', 'e', false],
  ['a number that is a secret', 41_111_111, '41111111', false],
  ['an empty secret', 'sea', '', true],
  ['a text without the secret', 'sea', 't0ken', true],
] as const)('%s', (_title, region, secret, isCarried) => {
  expect(
    'region' in trackingPayload({ event: 'viewPage', fields: { region }, secrets: [secret] }).fields,
  ).toBe(isCarried)
})

test('no listed secret ever leaves, whatever its field name and whatever text contains it', () => {
  const everyField = [...baseTrackedFields, ...userTrackedFields, ...Object.values(trackedFields).flat()]
  const name = fc.oneof(
    fc.constantFrom(...everyField, 'oauth_token', 'password', '__proto__', 'url'),
    fc.string(),
  )
  const canary = fc.stringMatching(/^CANARY[a-z0-9]{6}$/)
  fc.assert(
    fc.property(
      fc.constantFrom(...trackingEvents),
      canary,
      fc.array(fc.tuple(name, fc.string(), fc.string())),
      (event, secret, given) => {
        const fields = Object.fromEntries(given.map(([key, before, after]) => [key, before + secret + after]))
        expect(JSON.stringify(trackingPayload({ event, fields, secrets: [secret] }))).not.toContain(secret)
      },
    ),
  )
})

test('a secret that was not listed leaves only under an allowed name', () => {
  const name = fc
    .string()
    .filter((key) => ![...baseTrackedFields, ...userTrackedFields].some((field) => field === key))
  fc.assert(
    fc.property(fc.dictionary(name, fc.anything()), (fields) => {
      expect(trackingPayload({ event: 'viewPage', fields, secrets: [] }).fields).toEqual({})
    }),
  )
})

test('an order is event 18 and tracked by the purchase that was frozen', () => {
  const snapshot = buildPurchaseSnapshot()
  const { recipient, product, method } = snapshot
  expect(orderEventId).toBe(18)
  expect(orderTracking(snapshot, 'B1')).toEqual({
    billingNo: 'B1',
    clientId: recipient.clientId,
    serverId: recipient.server.value,
    roleId: recipient.character.value,
    productId: product.productId,
    typeKey: product.typeKey,
    price: 4.99,
    payable: 4.99,
    currency: 'USD',
    couponCode: '',
    paywayId: method.paywayId,
    channelId: method.channelId,
    region: 'universal',
  })
})

test("an order with a coupon carries the code and what is paid, not the player's name", () => {
  const discountPrice = { minorUnits: 449, currency: 'USD' }
  const coupon = { code: 'C1', name: '10 % off', discountPrice }
  const tracked = orderTracking(buildPurchaseSnapshot({ coupon, payable: discountPrice }), 'B1')
  expect(tracked).toMatchObject({ couponCode: 'C1', price: 4.99, payable: 4.49 })
  expect(JSON.stringify(tracked)).not.toContain('ren_hoshi')
})
