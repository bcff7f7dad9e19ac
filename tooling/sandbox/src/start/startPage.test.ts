import { getAllRoleList, getReplenishmentInfo } from '@topup/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../app/startSandbox.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { get } from '../testing/player.ts'
import { startTestSandbox, wattId } from '../testing/testSandbox.ts'

const stores = [
  { key: 'watt', origin: 'https://watt.example' },
  { key: 'ko', origin: 'https://ko.example' },
]

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox({ stores, playerAddress: 'localhost' })
})
afterAll(() => sandbox.close())

const pageOf = async (path = '/') => (await fetch(`${sandbox.origin}${path}`)).text()
const linksOf = (text: string) => [...text.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)

test('the start page has every store, accounts, cards and the way to the control, without a script', async () => {
  const text = await pageOf()
  expect(linksOf(text)).toEqual(
    expect.arrayContaining(['https://watt.example/', 'https://ko.example/', '/__sandbox', '/openapi.json']),
  )
  for (const shown of ['ren_hoshi', 'starfall', 'SF43 8820 1947 0365', '43431234'])
    expect(text).toContain(shown)
  expect(text).not.toContain('<script')
})

test('a chip leads to every part of the page, and the store whose links it has is said to be', async () => {
  const text = await pageOf()
  const chips = linksOf(text).flatMap((href) => (href.startsWith('#') ? [href.slice(1)] : []))
  const ids = [...text.matchAll(/<(?:h2|section) id="([^"]+)"/g)].map(([, id = '']) => id)
  expect(ids).toEqual(expect.arrayContaining(['situations', 'make-up-links', 'prepaid-cards']))
  expect(chips.toSorted()).toEqual(ids.toSorted())
  expect(text.match(/<h2/g)).toEqual(text.match(/<h2 id/g)?.map(() => '<h2'))
  expect(text).toContain('<span aria-current="true">its links are below</span>')
})

test('every scenario is a link into the store that was asked for, else into the first', async () => {
  const into = async (path: string) =>
    linksOf(await pageOf(path)).filter((href) => href.includes('scenario='))
  for (const [path, key] of [
    ['/', 'watt'],
    ['/?store=ko', 'ko'],
    ['/?store=nobody', 'watt'],
  ] as const) {
    const links = await into(path)
    expect(links).toHaveLength(scenarios.length)
    expect(links.every((href) => href.startsWith(`https://${key}.example/`))).toBe(true)
    expect(links.join()).not.toContain('{brand}')
  }
})

test.each([
  ['limits', 'ren_hoshi', '/selectGoods'],
  ['not-real-name', 'unverified_1', '/selectGoods'],
  ['rewards', 'ren_hoshi', '/activity'],
])('one click opens %s with %s logged in and a character chosen', async (name, username, path) => {
  const { status, headers } = await fetch(`${sandbox.origin}/open/${name}?store=watt`, { redirect: 'manual' })
  const { origin, pathname, searchParams } = new URL(headers.get('location') ?? '')
  expect([status, origin, pathname, searchParams.get('scenario')]).toEqual([
    303,
    'https://watt.example',
    path,
    name,
  ])
  const login = JSON.parse(searchParams.get('sandbox_login') ?? '') as Record<string, string>
  expect(login['username']).toBe(username)
  // A store that does not list the game goes by the link's region.
  expect(searchParams.get('domain_area')).toBe('universal')
  const { content } = await get(sandbox.origin, getAllRoleList.path, {
    idfv: 'x',
    client_id: searchParams.get('client_id') ?? '',
    oauth_token: login['oauthToken'] ?? '',
  })
  expect(content).toContainEqual(
    expect.objectContaining({
      role_id: searchParams.get('role_id'),
      server_id: searchParams.get('server_id'),
    }),
  )
})

test('a situation of nobody opens without a login, and a name that no situation has leads to the page', async () => {
  const opened = async (name: string) =>
    (await fetch(`${sandbox.origin}/open/${name}?store=ko`, { redirect: 'manual' })).headers.get('location')
  expect(await opened('link-expired')).toBe(
    'https://ko.example/replenishGoods?replenish_id=ko-rp-open-scenario&scenario=link-expired',
  )
  expect(await opened('nothing')).toBe('/')
})

test('make-up links are of the store, new at each look, and known to the service', async () => {
  const links = async () =>
    linksOf(await pageOf()).filter((href) => /replenish_id=watt-rp-\w+-\w+$/.test(href))
  const [first, second] = [await links(), await links()]
  expect([first.length, new Set([...first, ...second]).size]).toEqual([4, 8])
  const id = new URL(first[0] ?? '').searchParams.get('replenish_id') ?? ''
  const { code } = await get(sandbox.origin, getReplenishmentInfo.path, {
    idfv: 'x',
    client_id: wattId('starfall'),
    replenish_id: id,
  })
  expect(code).toBe(1)
})

test('a store that has several names on this machine is there once', async () => {
  sandbox.world.stores.set('http://127.0.0.1:5200', 'dragon')
  sandbox.world.stores.set('http://localhost:5200', 'dragon')
  const links = linksOf(await pageOf()).filter((href) => href.endsWith(':5200/'))
  expect(links).toEqual(['http://127.0.0.1:5200/'])
})

test('a host for other machines’ devices has no start page', async () => {
  expect((await fetch(sandbox.playerOrigins[0] ?? '')).status).toBe(404)
})

test('without stores the page says how to have some', async () => {
  sandbox.world.stores.clear()
  expect(await pageOf()).toContain('npm start -- watt ko')
})
