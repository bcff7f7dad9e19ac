import { allEndpoints, errorCodes } from '@topup/api-client/contract'
import openApi from '@topup/api-client/openapi.json' with { type: 'json' }
import { cardInfo } from '@topup/api-client'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from './calls/allCalls.ts'
import { starterProviders } from './calls/starters.ts'
import { supportsChannel } from './seed/channels.ts'
import type { Sandbox } from './app/startSandbox.ts'
import { startTestSandbox, wattId } from './testing/testSandbox.ts'
import { get, logIn } from './testing/player.ts'
import { requestFor, socialRequest } from './testing/requestFor.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

test('every call of the contract is answered, and no other', () => {
  const answered = allCalls.map((call) => call.endpoint.path).sort()
  expect(answered).toEqual(allEndpoints.map(({ endpoint }) => endpoint.path).sort())
})

test('without a login, the calls that the contract says so of are rejected for it, and no other', async () => {
  const player = await logIn(sandbox.origin)
  const paths = openApi.paths as Readonly<Record<string, { readonly get?: Operation }>>
  const said: string[] = []
  const rejected: string[] = []
  const isAsked = ({ area, endpoint: { method, path } }: (typeof allEndpoints)[number]) =>
    method === 'GET' && (!isStarter(area, path) || path === '/api/pay/adyen_pay')
  for (const { area, endpoint } of allEndpoints.filter(isAsked)) {
    const { path } = endpoint
    const examples = paths[path]?.get?.responses[200].content['application/json'].examples ?? {}
    if ('notLoggedIn' in examples) said.push(path)
    const { replenish_id: _link, ...request } = isStarter(area, path)
      ? player.payment('starfall.crystals-680')
      : await requestFor(sandbox.origin, path, player)
    const { code } = await get(sandbox.origin, path, {
      client_id: wattId('starfall'),
      ...request,
      idfv: 'nobody',
      oauth_token: 'ended',
    })
    if (code === errorCodes.notLoggedIn.code) rejected.push(path)
  }
  expect(rejected).toEqual(said)
})

interface Operation {
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly examples: object } } }
  }
}

const isStarter = (area: string, path: string) => area === 'starters' || path.endsWith('payMyCardInGame')

test.each(
  allEndpoints.filter(
    ({ area, endpoint }) =>
      endpoint.method === 'GET' && !endpoint.path.endsWith('/auth') && !isStarter(area, endpoint.path),
  ),
)('$name is answered with what its schema lets through', async ({ endpoint }) => {
  const player = await logIn(sandbox.origin)
  const { path } = endpoint
  const request = await requestFor(sandbox.origin, path, player)
  const { replenish_id: link, ...rest } = request
  const query = link === '' || link === undefined ? rest : request
  const answer = await player.call(path, query)
  expect(answer).toMatchObject({ code: 1 })
  expect(Object.keys(answer)).toEqual(['code', 'msg', 'content'])
  expect(v.safeParse(endpoint.content, answer.content).issues).toBeUndefined()
})

/** A method that a starter's provider settles, wherever a store lists one. */
function methodOfStarter(path: string) {
  const provider = starterProviders.get(path)
  if (provider === undefined) throw new Error(`${path} starts no payment`)
  const { shop } = sandbox.world
  for (const brand of shop.brands.keys())
    for (const game of shop.clientsOf(brand).filter((each) => each.platform === 'web'))
      for (const country of shop.region(brand, game.region)?.countries ?? [])
        for (const row of shop.methods(brand, country)) {
          if (supportsChannel(provider, row.channelId) && row.min < 500)
            return { game, country, pay_id: row.id, channel: String(row.channelId) }
        }
  throw new Error(`No store lists a method of ${provider}`)
}

test.each(
  allEndpoints.filter(({ area, endpoint }) => isStarter(area, endpoint.path)).map(({ endpoint }) => endpoint),
)('$path makes an order with a method of its own provider and rejects any other', async (endpoint) => {
  const { path } = endpoint
  const { game, country, pay_id, channel } = methodOfStarter(path)
  const player = await logIn(sandbox.origin, { clientId: game.client_id, region: game.region, country })
  const cards = { ...(await cardInfo(`SF43TEST${player.idfv}`, '43431234')) }
  const product = `${game.game_code}.crystals-680`
  const request = player.payment(product, {
    pay_id,
    channel,
    channel_id: channel,
    areaId: player.role.area_id,
    ...cards,
  })
  const answer = await player.call(path, request)
  expect(answer).toMatchObject({ code: 1 })
  expect(v.safeParse(endpoint.content, answer.content).issues).toBeUndefined()
  const strangers = [...starterProviders.keys()].filter((each) => each !== path)
  const rejected = await Promise.all(
    strangers.map((each) => player.call(each, { ...request, session_id: `${request['session_id']}${each}` })),
  )
  expect(rejected.map(({ code }) => code)).toEqual(strangers.map(() => -3010))
})

test.each([
  [
    '/service/recharge/dot.php',
    { event: 'viewPage', event_id: 'e', app_id: 'a', base: '{"x":1}', user: '{}' },
  ],
  ['/service/recharge/api.php', { event: '18', app_id: 'a', data: '{"billing_no":"1"}' }],
])('%s keeps what it was told', async (path, form) => {
  const response = await fetch(`${sandbox.origin}${path}?idfv=tracker`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  expect(await response.json()).toMatchObject({ code: 1 })
  const kept = sandbox.world.tracked.all().filter((each) => each.path === path)
  expect(kept).toMatchObject([{ event: form.event, idfv: 'tracker' }])
})

test('a single-use login code is good once, and only with the address it was given for', async () => {
  const request = {
    idfv: 'x',
    client_id: wattId('starfall'),
    ...(await socialRequest(sandbox.origin, 'google')),
  }
  const wrongAddress = { ...request, redirect_uri: 'http://localhost:1/other' }
  expect((await get(sandbox.origin, '/util/login/google_auth', wrongAddress)).code).toBe(-3002)
  expect((await get(sandbox.origin, '/util/login/google_auth', request)).code).toBe(1)
  expect((await get(sandbox.origin, '/util/login/google_auth', request)).code).toBe(-3002)
})

test('a request without an idfv is a parameter error', async () => {
  expect(await get(sandbox.origin, '/api/config/game_logo', { client_id: wattId('starfall') })).toMatchObject(
    { code: -3000 },
  )
})
