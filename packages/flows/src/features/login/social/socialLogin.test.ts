import {
  getReplenishmentInfo,
  googleAuth,
  ingameAppleAuth,
  ingameFacebookAuth,
  ingameGoogleAuth,
  ingameHuaweiAuth,
  ingameTwitterAuth,
  ingameTwitterRedirect,
  ingameVkAuth,
  twitterAuth,
  vkAuth,
} from '@topup/api-client'
import type { LoginOptions } from '@topup/api-client'
import { describe, expect, test } from 'vitest'
import type { LoginGame, SocialProvider } from '../../../store/services.ts'
import type { PurchaseIntent } from '../../../store/state/popupStack.ts'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { createBrandStorage } from '../../../platform/brandStorage.ts'
import { content, rejection, unreachable } from '../../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../../testing/fakeApi.ts'
import { createFakeServices, starfall } from '../../../testing/fakeServices.ts'
import { createFakeStorage } from '../../../testing/fakeStorage.ts'
import { returnedLogin } from './oauthCallback.ts'
import { apple } from './providers/apple.ts'
import { facebook } from './providers/facebook.ts'
import { google } from './providers/google.ts'
import { huawei } from './providers/huawei.ts'
import { twitter } from './providers/twitter.ts'
import { vk } from './providers/vk.ts'
import { finishSocialLogin } from './resumeSocialLogin.ts'
import { startSocialLogin } from './startSocialLogin.ts'

const options: LoginOptions = {
  facebookAppId: 'fb-1',
  googleClientId: 'gg-1',
  googlePackage: 'com.example',
  iosClientId: 'ios-1',
  vkAppId: 'vk-1',
  clientId: '100001',
  twitterCallbackUrl: 'https://api.store.example/twitter',
}
const ofStore: LoginGame = { clientId: '100001', gameId: null }
const ofLink: LoginGame = { clientId: '100002', gameId: 'gp-2' }
const origin = 'https://pay.store.example'
const wire = { username: 'ren_hoshi', suid: '7720418', oauth_token: 'token-1', gp_id: '1' }

/** A tab with the login popup open, and what it does. */
function openTab(answers: Readonly<Record<string, FakeEndpoint>> = {}) {
  const services = createFakeServices({ answers })
  const tabStorage = createBrandStorage('store', createFakeStorage(), services.clock)
  const left: string[] = []
  const search = '?client_id=100001&redirect_uri=https://evil.example&callback=https://evil.example'
  const location = {
    origin,
    pathname: '/selectGoods',
    search,
    assign: (url: string | URL) => void left.push(String(url)),
  }
  const leave = async (provider: SocialProvider, game = ofStore, intent?: PurchaseIntent) => {
    const out = await startSocialLogin(
      services,
      { provider, options, game, intent },
      { location, tabStorage },
    )
    return { out, address: left[0] === undefined ? null : new URL(left[0]) }
  }
  const comeBack = (query: string, provider: SocialProvider) =>
    finishSocialLogin(services, returnedLogin(query, '') ?? new Map(), {
      tabStorage,
      providers: () => Promise.resolve([provider]),
    })
  return { services, left, leave, comeBack }
}

describe('the way to the provider', () => {
  test.each([
    [google, 'accounts.google.com', 'gg-1'],
    [facebook, 'www.facebook.com', 'fb-1'],
    [apple, 'appleid.apple.com', 'ios-1'],
    [vk, 'oauth.vk.com', 'vk-1'],
    [huawei, 'oauth-login.cloud.huawei.com', expect.stringMatching(/^\d+$/)],
  ])('$name: its own page, the id, the store’s own way back, a new state', async (provider, host, id) => {
    const first = await openTab().leave(provider)
    const second = await openTab().leave(provider)
    expect(first.address?.protocol).toBe('https:')
    expect(first.address?.host).toBe(host)
    expect(first.address?.searchParams.get('client_id')).toEqual(id)
    expect(first.address?.searchParams.get('redirect_uri')).toBe(`${origin}/`)
    expect(first.address?.searchParams.get('state')).toMatch(/^[0-9a-f]{32}$/)
    expect(second.address?.searchParams.get('state')).not.toBe(first.address?.searchParams.get('state'))
    expect(first.address?.href).not.toContain('evil')
  })

  test.each([
    ['https://api.twitter.com/oauth/authenticate?oauth_token=r', 'left'],
    ['https://evil.example/oauth', 'noAddress'],
    ['http://api.twitter.com/oauth', 'noAddress'],
    ['javascript:alert(1)', 'noAddress'],
  ])('Twitter: the address %s of the service is %s', async (url, kind) => {
    const tab = openTab({ [twitterAuth.path]: () => content({ url }) })
    const { out } = await tab.leave(twitter)
    expect(out.kind).toBe(kind)
    const [asked] = tab.services.api.callsTo(twitterAuth.path)
    expect(new URL(String(asked?.request['callback'])).searchParams.get('state')).toMatch(/^[0-9a-f]{32}$/)
    expect(asked?.request['callback']).not.toContain('evil')
  })

  test('is not taken where the browser stores nothing for the tab', async () => {
    const services = createFakeServices()
    const location = { origin, pathname: '/', search: '', assign: () => expect.unreachable() }
    const tabStorage = createBrandStorage('store', null, services.clock)
    const way = { provider: google, options, game: ofStore }
    const out = await startSocialLogin(services, way, { location, tabStorage })
    expect(out.kind).toBe('noStorage')
  })
})

describe('the return from the provider', () => {
  const stateOf = (address: URL | null) => address?.searchParams.get('state') ?? ''

  test('redeems the code once, with the same return address as in the request, and logs in', async () => {
    const tab = openTab({ [googleAuth.path]: () => content(wire) })
    const state = stateOf((await tab.leave(google)).address)
    const query = `?code=c1&state=${state}&redirect_uri=https://evil.example`
    expect(await tab.comeBack(query, google)).toEqual({
      kind: 'loggedIn',
      name: 'ren_hoshi',
      intent: null,
    })
    expect(tab.services.api.callsTo(googleAuth.path).map(({ request }) => request)).toEqual([
      { authorization_code: 'c1', pkg: 'com.example', client_id: '100001', redirect_uri: `${origin}/` },
    ])
    expect(accountOf(tab.services.session.getState())?.suid).toBe('7720418')
    expect(tab.services.routes).toEqual(['/selectGoods?client_id=100001'])
    expect(await tab.comeBack(query, google)).toEqual({ kind: 'notOurs' })
    expect(tab.services.api.callsTo(googleAuth.path)).toHaveLength(1)
  })

  test.each([
    ['logs in', 'code=c1', 'loggedIn'],
    ['turns back', 'error=access_denied', 'cancelled'],
  ])('the product that was tapped comes back with a player who %s', async (_what, grant, kind) => {
    const tab = openTab({ [googleAuth.path]: () => content(wire) })
    const { clientId, region } = tab.services.session.getState()
    const intent = { productId: 'p1', name: '680 Crystals', clientId, region, steps: 3 } as const
    const state = stateOf((await tab.leave(google, ofStore, intent)).address)
    expect(await tab.comeBack(`?${grant}&state=${state}`, google)).toMatchObject({ kind, intent })
  })

  test.each([
    ['a guessed state', '?code=c1&state=guessed'],
    ['no state', '?code=c1'],
    ['two states', '?code=c1&state=a&state=b'],
  ])('%s is rejected, sends nothing and uses up the attempt', async (_what, query) => {
    const tab = openTab({ [googleAuth.path]: () => content(wire) })
    const state = stateOf((await tab.leave(google)).address)
    expect(await tab.comeBack(query, google)).toEqual({ kind: 'notOurs' })
    expect(await tab.comeBack(`?code=c1&state=${state}`, google)).toEqual({ kind: 'notOurs' })
    expect(tab.services.api.callsTo(googleAuth.path)).toEqual([])
  })

  test('an answer for another game sends nothing', async () => {
    const tab = openTab({ [googleAuth.path]: () => content(wire) })
    const state = stateOf((await tab.leave(google)).address)
    tab.services.session.getState().chooseGame({ ...starfall, clientId: '100002' })
    expect(await tab.comeBack(`?code=c1&state=${state}`, google)).toEqual({ kind: 'notOurs' })
    expect(tab.services.api.callsTo(googleAuth.path)).toEqual([])
  })

  test('a grant that lacks a part is not accepted', async () => {
    const tab = openTab({ [vkAuth.path]: () => content(wire) })
    const state = stateOf((await tab.leave(vk)).address)
    expect(await tab.comeBack(`?access_token=t&state=${state}`, vk)).toEqual({ kind: 'notOurs' })
    expect(tab.services.api.callsTo(vkAuth.path)).toEqual([])
  })

  test.each([
    [
      'a rejection has the words of the service',
      rejection(-3002, 'No such account'),
      { kind: 'rejected', message: 'No such account' },
    ],
    ['silence is not repeated', unreachable(), { kind: 'unreachable' }],
  ] as const)('%s', async (_what, answer, expected) => {
    const tab = openTab({ [googleAuth.path]: () => answer })
    const state = stateOf((await tab.leave(google)).address)
    expect(await tab.comeBack(`?code=c1&state=${state}`, google)).toEqual(expected)
    expect(tab.services.api.callsTo(googleAuth.path)).toHaveLength(1)
    expect(accountOf(tab.services.session.getState())).toBeNull()
  })
})

describe('a login for a payment link', () => {
  const debt = (replenish_id: string | null) => () =>
    content({
      game_name: 'G',
      user_name: '',
      amount: replenish_id === null ? 0 : 1,
      currency_code: 'USD',
      valid_time: 0,
      replenish_id,
    })
  const stateOf = (address: URL | null) => address?.searchParams.get('state') ?? ''
  const code = { authorization_code: 'c1', redirect_uri: `${origin}/`, game_id: 'gp-2' }

  test.each([
    [google, 'code=c1', ingameGoogleAuth, { ...code, pkg: 'com.example' }],
    [apple, 'code=c1&id_token=i1', ingameAppleAuth, { ...code, identity_token: 'i1' }],
    [huawei, 'code=c1', ingameHuaweiAuth, code],
    [facebook, 'access_token=t1', ingameFacebookAuth, { fb_access_token: 't1', game_id: 'gp-2' }],
    [vk, 'access_token=t1&user_id=7', ingameVkAuth, { vk_access_token: 't1', uid: '7', game_id: 'gp-2' }],
    [
      twitter,
      'oauth_token=t1&oauth_verifier=v1',
      ingameTwitterRedirect,
      { oauth_token: 't1', oauth_verifier: 'v1', game_id: 'gp-2' },
    ],
  ] as const)(
    '$name: is redeemed with the game id and opens the link',
    async (provider, grant, call, sent) => {
      const page = { url: 'https://api.twitter.com/oauth' }
      const tab = openTab({
        [call.path]: () => content(wire),
        [ingameTwitterAuth.path]: () => content(page),
        [getReplenishmentInfo.path]: debt('R9'),
      })
      const { address } = await tab.leave(provider, ofLink)
      const [asked] = tab.services.api.callsTo(ingameTwitterAuth.path)
      const callback = asked === undefined ? address : new URL(String(asked.request['callback']))
      if (asked !== undefined) expect(asked.request['game_id']).toBe('gp-2')
      expect(await tab.comeBack(`?${grant}&state=${stateOf(callback)}`, provider)).toEqual({
        kind: 'linkFound',
      })
      expect(tab.services.api.callsTo(call.path).map(({ request }) => request)).toEqual([sent])
      expect(tab.services.routes.at(-1)).toBe('/replenishGoods?replenish_id=R9')
    },
  )

  test('nobody is logged in to the store, and the token is sent with one request only', async () => {
    const tab = openTab({
      [ingameGoogleAuth.path]: () => content(wire),
      [getReplenishmentInfo.path]: debt('R9'),
    })
    const { clientId } = tab.services.session.getState()
    await tab.comeBack(`?code=c1&state=${stateOf((await tab.leave(google, ofLink)).address)}`, google)
    expect(tab.services.session.getState().accounts.size).toBe(0)
    expect(tab.services.session.getState().clientId).toBe(clientId)
    expect(tab.services.api.callsTo(getReplenishmentInfo.path).map(({ request }) => request)).toEqual([
      expect.objectContaining({ rp_client_id: '100002', oauth_token: 'token-1' }),
    ])
    expect(tab.services.api.callsTo(googleAuth.path)).toEqual([])
  })

  test.each([
    ['owes nothing', debt(null), { kind: 'nothingOwed' }],
    ['gets no answer about it', unreachable, { kind: 'unreachable' }],
  ] as const)('an account that %s stays on the page of the login', async (_title, info, outcome) => {
    const tab = openTab({ [ingameGoogleAuth.path]: () => content(wire), [getReplenishmentInfo.path]: info })
    const state = stateOf((await tab.leave(google, ofLink)).address)
    expect(await tab.comeBack(`?code=c1&state=${state}`, google)).toEqual(outcome)
    expect(tab.services.routes).toEqual(['/selectGoods?client_id=100001'])
  })

  test('a player who turns back gets no login of the store', async () => {
    const tab = openTab()
    const state = stateOf((await tab.leave(google, ofLink)).address)
    const outcome = await tab.comeBack(`?error=access_denied&state=${state}`, google)
    expect(outcome).toEqual({ kind: 'cancelled', isForLink: true, intent: null })
  })
})

test.each([
  ['?visit=sdk&oauth_token=t', '', null],
  ['', '#section', null],
  ['?code=SUMMER', '', null],
  ['?state=CA', '', null],
  ['?code=c&state=s', '', { code: 'c', state: 's' }],
  ['', '#access_token=t&state=s', { access_token: 't', state: 's' }],
])('an address %s%s is an answer of a provider: %j', (search, fragment, expected) => {
  const returned = returnedLogin(search, fragment)
  expect(returned === null ? null : Object.fromEntries(returned)).toEqual(expected)
})
