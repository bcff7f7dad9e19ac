// @vitest-environment jsdom
import type { ApiError } from '@topup/api-client'
import { trackingEvents } from '@topup/domain'
import type { BrandConfig, TrackingEvent } from '@topup/domain'
import { buildProduct } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import type { SessionState } from '../../store/state/sessionStore.ts'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import type { Noted, TrackedFacts } from '../../store/state/tracking.ts'
import { eventRequest } from './startSending.ts'

const read = (text: string): unknown => JSON.parse(text)

function request(
  event: TrackingEvent,
  given: {
    facts?: TrackedFacts
    search?: string
    brand?: Partial<BrandConfig>
    failures?: readonly ApiError[]
    vip?: SessionState['vip']
  } = {},
) {
  const { facts = {}, search = '', brand = {}, failures = [], vip = null } = given
  const services = createFakeServices({ account: renHoshi, search, brand })
  services.selection.getState().change((held) => ({
    ...held,
    server: { display: 'S128', value: 's128' },
    character: { display: 'Kaelith', value: '900001' },
  }))
  const group = { typeKey: 'crystal', name: 'Crystals', products: [buildProduct()] }
  services.catalogue.setState({ products: { kind: 'ready', value: [group] } })
  const noted: Noted = {
    event,
    facts,
    session: { ...services.session.getState(), vip },
    selection: services.selection.getState().selection,
    page: '/selectGoods',
    failures,
  }
  const made = eventRequest(services, noted)
  return { ...made, base: read(made.base), user: read(made.user) }
}

test('an event has the app, the visit and the player, who is named by ids only', () => {
  expect(request('viewPage')).toEqual({
    event: 'viewPage',
    event_id: 'event',
    app_id: 'app',
    base: {
      brand: 'store',
      environment: 'production',
      region: 'universal',
      language: 'en',
      platform: 'web',
      page: '/selectGoods',
      did: 'device-1',
      idfv: 'device-1',
    },
    user: { suid: '7720418', gpId: '1', clientId: '100001', serverId: 's128', roleId: '900001' },
  })
})

test('a product and a method are sent with the events about them, and with no other', () => {
  const method = { paywayId: '700', channelId: 11001, country: 'MY' }
  const facts = { product: buildProduct(), method, couponCode: 'C1' }
  expect(request('clickPay', { facts }).base).toMatchObject({
    value: 'crystals.680',
    price: 4.99,
    paywayId: '700',
    channelId: 11001,
    country: 'MY',
    couponCode: 'C1',
  })
  expect(request('clickBuy', { facts }).base).not.toHaveProperty('paywayId')
  expect(request('viewPage', { facts }).base).not.toHaveProperty('value')
})

test('a product that is only named is looked up; one that is not listed keeps its name', () => {
  const viewed = (value: string) => request('viewProductDetail', { facts: { value } }).base
  expect(viewed('crystals.680')).toMatchObject({ value: 'crystals.680', price: 4.99, isCoupon: true })
  expect(viewed('gone')).toMatchObject({ value: 'gone' })
  expect(viewed('gone')).not.toHaveProperty('price')
})

test('what is no product of the shop is not looked up there, even under the same id', () => {
  const facts = { value: 'crystals.680', typeKey: 'replenish', product: null }
  const { base } = request('openPayLink', { facts })
  expect(base).toMatchObject({ value: 'crystals.680', typeKey: 'replenish' })
  expect(base).not.toHaveProperty('price')
  expect(base).not.toHaveProperty('isCoupon')
})

const utm = '?utm_source=x&utm_medium=y&utm_campaign=z&utm_content=q'
const trackedUtm = { region: 'ja', parameters: ['utm_source', 'utm_content'] } as const

test.each<[string, Partial<BrandConfig>, string[]]>([
  ['a brand that tracks none', {}, []],
  ['another region than the one that tracks them', { trackedUtm }, []],
  ['the region that tracks them', { trackedUtm, regions: ['ja'] }, ['utm_source', 'utm_content']],
])('source parameters in %s', (_where, brand, names) => {
  const { base } = request('viewPage', { search: utm, brand })
  expect(Object.keys(base as object).filter((name) => name.startsWith('utm'))).toEqual(names)
})

test('a link from customer service is reported', () => {
  expect(request('viewPage', { search: '?utm_pay=kf' }).base).toMatchObject({
    trafficSource: 'kf',
  })
})

test.each(trackingEvents)('%s never contains a token, a password, a card or an address', (event) => {
  const canaries: Record<string, unknown> = {
    couponCode: renHoshi.oauthToken,
    rewardId: `x${renHoshi.oauthToken}x`,
    activityId: 'https://pay.store.example/my?x=1',
    oauthToken: renHoshi.oauthToken,
    password: 'CANARY',
    card: 'CANARY',
    card_info: 'CANARY',
    username: 'ren_hoshi',
    url: 'CANARY',
  }
  const sent = JSON.stringify(request(event, { facts: canaries, search: '?oauth_token=CANARY' }))
  for (const secret of [renHoshi.oauthToken, 'CANARY', 'ren_hoshi', '://']) expect(sent).not.toContain(secret)
})

test('an event reports what failed since the last one, by path and kind, each once, and nothing that was sent', () => {
  const network: ApiError = {
    kind: 'network',
    endpoint: '/api/pay/getPaywayList',
    hostsTried: ['https://api.store.example'],
    mayHaveTakenEffect: false,
  }
  const failures: readonly ApiError[] = [
    network,
    network,
    {
      kind: 'malformed',
      endpoint: '/api/pay/productPoints',
      path: 'content.0.price',
      expected: 'number',
      mayHaveTakenEffect: false,
    },
    {
      kind: 'rejected',
      endpoint: '/api/pay/paypal_pay',
      reason: 'illegalCoupon',
      code: -3062,
      message: 'canary',
      content: 'canary',
    },
  ]
  expect(request('viewPage', { failures }).base).toMatchObject({
    failures:
      'network /api/pay/getPaywayList; malformed /api/pay/productPoints content.0.price; rejected /api/pay/paypal_pay -3062',
  })
})

test('five values of one answer are reported whole, and no more than five', () => {
  const row = (index: number): ApiError => ({
    kind: 'malformed',
    endpoint: '/api/pay/getPaywayList',
    path: `content.country.MY.1${index}.sub_payment.1${index}.min_money`,
    expected: 'number',
    mayHaveTakenEffect: false,
  })
  const failures = [0, 1, 2, 3, 4, 5].map(row)
  const lines = [0, 1, 2, 3, 4].map(
    (index) =>
      `malformed /api/pay/getPaywayList content.country.MY.1${index}.sub_payment.1${index}.min_money`,
  )
  expect(request('viewPage', { failures }).base).toMatchObject({ failures: lines.join('; ') })
})

test('of the longest place the beginning is reported', () => {
  const path = `content.${'x'.repeat(200)}`
  const failure: ApiError = {
    kind: 'malformed',
    endpoint: '/a',
    path,
    expected: '',
    mayHaveTakenEffect: false,
  }
  expect(request('viewPage', { failures: [failure] }).base).toMatchObject({
    failures: `malformed /a content.${'x'.repeat(52)}`,
  })
})

test.each([
  ['is sent for the player it was read for', { suid: renHoshi.suid }, 4],
  ['of another player is not', { suid: 'other' }, undefined],
  ['of another game is not', { clientId: 'other' }, undefined],
])('the VIP level %s', (_rule, over, expected) => {
  const vip = { clientId: '100001', suid: renHoshi.suid, level: 4, ...over }
  expect(request('viewVipCenter', { vip }).user).toMatchObject({ suid: renHoshi.suid })
  expect(Reflect.get(Object(request('viewVipCenter', { vip }).user), 'vipLevel')).toBe(expected)
})
