import { createApiClient, waitFor } from '@topup/api-client'
import { allProviders } from '@topup/api-client/providers/allProviders'
import { xsolla } from '@topup/api-client/providers/xsolla'
import { buildPurchaseSnapshot } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { payContext } from '../recharge/createCheckout.ts'
import type { PaymentProvider } from '../contracts.ts'
import { createCardStore } from '../recharge/cardStore.ts'
import { createFakeServices, renHoshi } from '../../../testing/fakeServices.ts'
import { createStartPayment } from './startPayment.ts'

/** The parameters of every GET that describe the visitor. Source: spec §7. */
const always = ['idfv', 'spec_lang', 'oauth_token']
/** Spec §7 "Common pay params", word for word. */
const common = always.concat(
  ['client_id', 'server_id', 'role_id', 'platform', 'product_id', 'domain_area', 'game_channel_id'],
  ['bcp47_lang', 'country', 'did', 'session_id', 'session_time', 'traffic_source'],
  ['areaId', 'pay_id', 'coupon_code'],
)
const cardFields = ['card_info', 'hash']

/** A device with every optional value set, and the requests that it sends. */
function device() {
  const sent: Request[] = []
  const services = createFakeServices({ account: renHoshi, search: '?utm_pay=kf' })
  const api = createApiClient({
    origins: { api: 'https://api.store.example', backups: [] },
    fetch: async (request) => {
      if (request instanceof Request) sent.push(request)
      return new Response('{"code":1,"msg":"","content":{"billing_no":"B1","price":"5","gems_number":1}}')
    },
    now: () => 0,
    wait: waitFor,
    random: () => 0,
    memory: { read: () => null, write: () => {} },
    context: () => ({ idfv: 'device-1', specLang: 'zh-tw', oauthToken: renHoshi.oauthToken }),
  })
  return { sent, api, services }
}

const { recipient } = buildPurchaseSnapshot()
const snapshot = buildPurchaseSnapshot({
  recipient: { ...recipient, area: { display: 'Asia', value: '3' } },
  coupon: { code: 'SAVE10', name: '10% off', discountPrice: { minorUnits: 449, currency: 'USD' } },
})
const parameters = { card_info: 'eyJjYXJkX2lkIjoiMSJ9', hash: 'aa' }

async function sentBy(provider: PaymentProvider): Promise<URL> {
  const { api, sent, services } = device()
  const tender =
    provider.kind === 'link' ? provider : { kind: 'cardTender' as const, provider, card: parameters }
  const context = () => ({ ...payContext(services), language: 'zh-tw' as const })
  const answer = await createStartPayment(api, context, () => {})(snapshot, tender, {
    apiOrigin: 'https://api.store.example',
    onSlow: () => {},
    isLeaving: () => false,
  })
  expect(answer).toMatchObject({ kind: 'ordered', billingNo: 'B1' })
  expect(sent.map(({ method }) => method)).toEqual(['GET'])
  return new URL(sent[0]?.url ?? '')
}

const sorted = (names: Iterable<string>) => [...names].sort()
const namesOf = (url: URL) => sorted(url.searchParams.keys())

/** The parameters of a provider's starter; that its path and its channel parameter are the specification's is tested at its row. */
function namesFor(provider: PaymentProvider): readonly string[] {
  switch (provider.kind) {
    case 'link':
      return [...common, provider.channelParameter]
    case 'inGameCard':
      return [...common, 'channel_id', ...cardFields]
    case 'cardRecharge':
      // `session_id` carries the intent, so that a repeated call is recognised (decision 8).
      return always.concat(
        ['areaId', 'client_id', 'server_id', 'role_id', 'platform', 'session_id'],
        cardFields,
      )
  }
}

test.each(allProviders)('$key sends the parameters of $path and no other', async (provider) => {
  const url = await sentBy(provider)
  expect(url.origin + url.pathname).toBe(`https://api.store.example${provider.path}`)
  expect(namesOf(url)).toEqual(sorted(namesFor(provider)))
})

test('the card query sends the game and the card', async () => {
  const { api, sent, services } = device()
  const { session, journal } = services
  const store = createCardStore({ api, session, journal, made: new Map(), onError: () => {} })
  store.getState().type({ cardNumber: '4300 1', cardPassword: 'x' })
  expect(await store.getState().fetchValue()).not.toBeNull()
  const url = new URL(sent[0]?.url ?? '')
  expect(url.pathname).toBe('/api/pay/card_info')
  expect(namesOf(url)).toEqual(sorted([...always, 'client_id', ...cardFields]))
})

test('every parameter has the value from the snapshot or the visit', async () => {
  expect(Object.fromEntries((await sentBy(xsolla)).searchParams)).toEqual({
    idfv: 'device-1',
    spec_lang: 'zh-tw',
    oauth_token: 'token-1',
    client_id: '100001',
    server_id: 's128',
    role_id: '900001',
    platform: 'web',
    product_id: 'crystals.680',
    domain_area: 'universal',
    game_channel_id: '1',
    bcp47_lang: 'zh-TW',
    country: 'MY',
    did: 'device-1',
    session_id: 'intent-1',
    session_time: '1790000000000',
    traffic_source: 'kf',
    areaId: '3',
    pay_id: '700',
    coupon_code: 'SAVE10',
    channel_id: '10401',
  })
})

test.each([
  ['country', { method: { ...snapshot.method, country: '' } }],
  ['payway id', { method: { ...snapshot.method, paywayId: '' } }],
  ['product', { product: { ...snapshot.product, productId: '' } }],
  ['role', { recipient: { ...recipient, character: { display: '', value: '' } } }],
])('a purchase without a %s is not sent', async (_, missing) => {
  const { api, sent, services } = device()
  const answer = await createStartPayment(
    api,
    () => payContext(services),
    () => {},
  )({ ...snapshot, ...missing }, xsolla, {
    apiOrigin: 'https://api.store.example',
    onSlow: () => {},
    isLeaving: () => false,
  })
  expect(answer).toEqual({ kind: 'notSent' })
  expect(sent).toEqual([])
})
