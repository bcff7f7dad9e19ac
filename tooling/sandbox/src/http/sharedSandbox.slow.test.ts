import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Sandbox, SandboxOptions } from '../app/startSandbox.ts'
import { newAccount } from '../seed/players.ts'
import { startTestSandbox, wattId } from '../testing/testSandbox.ts'
import { rawRequest } from '../testing/rawRequest.ts'

const publicOrigin = 'https://sandbox.example'
const store = 'https://watt.example'
const token = '0123456789abcdef0123456789abcdef'
const sharing = {
  publicOrigin,
  address: '127.0.0.1',
  proxies: 1,
  requestsPerMinute: 1000,
  kept: { orders: 1000, accounts: 1000, sessions: 1000 },
}

const startShared = (options: SandboxOptions = {}) =>
  startTestSandbox({
    sharing,
    token,
    stores: [{ key: 'watt', origin: store }],
    allowedOrigins: ['https://preview.example'],
    ...options,
  })

let shared: Sandbox
/** The sandbox that a test asks: the shared one with a token, unless it has one of its own. */
let sandbox: Sandbox
beforeAll(async () => {
  shared = await startShared()
})
beforeEach(async () => {
  sandbox = shared
  shared.world.faults.clear(null)
})
afterAll(() => shared.close())

/** Uses another sandbox for one test. */
async function use(other: Promise<Sandbox>): Promise<void> {
  const own = await other
  sandbox = own
  onTestFinished(() => own.close())
}

/** Asks as a proxy passes a request on. */
const ask = (path: string, headers: Readonly<Record<string, string>> = {}, body?: string) =>
  rawRequest(`${sandbox.origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { host: 'sandbox.example', 'x-forwarded-for': '5.5.5.5', ...headers },
    ...(body === undefined ? {} : { body }),
  })

const form = { 'content-type': 'application/x-www-form-urlencoded', origin: publicOrigin }
const json = { 'content-type': 'application/json' }
const call = `/api/config/game_logo?idfv=x&client_id=${wattId('neko')}`
const controlPaths = [
  '/__sandbox',
  '/__sandbox/',
  '/__sandbox/ledger',
  '/__sandbox/requests',
  '//__sandbox',
  '/%5F_sandbox/ledger',
  '/assets/../__sandbox/ledger',
]

describe('a shared sandbox without a token', () => {
  test('has no control, not for loopback either: behind a proxy on the same machine everybody comes from there', async () => {
    await use(startShared({ token: null }))
    for (const path of controlPaths) {
      expect((await ask(path)).status).toBe(404)
      expect((await ask(path, { host: '127.0.0.1' })).status).toBe(404)
    }
    expect((await ask('/__sandbox/faults/clear', json, '{}')).status).toBe(404)
  })
})

/** What a program or a browser sends that has a password. */
const passing = (password: string, name = 'sandbox') => ({
  authorization: `Basic ${btoa(`${name}:${password}`)}`,
})

describe('the control behind a token', () => {
  test.each([
    ['no token', {}],
    ['another token', passing('0123456789abcdef0123456789abcdeX')],
    ['a part of it', passing(token.slice(0, 8))],
    ['an empty one', passing('')],
    ['another name', passing(token, 'admin')],
    ['the token as a bearer', { authorization: `Bearer ${token}` }],
  ])('is closed to a request with %s', async (_, headers) => {
    // Some of the paths lead to no control at all.
    for (const path of controlPaths) expect([401, 404]).toContain((await ask(path, headers)).status)
    for (const path of ['/faults', '/faults/clear', '/scenario', '/page/clear'])
      expect((await ask(`/__sandbox${path}`, { ...json, ...headers }, '{}')).status).toBe(401)
    const page = await ask('/__sandbox', headers)
    expect(page.headers['www-authenticate']).toBe('Basic realm="sandbox"')
    expect([page.status, page.text.includes('Open orders')]).toEqual([401, false])
  })

  test('is there for a program and a browser that have it', async () => {
    expect((await ask('/__sandbox/ledger', passing(token))).status).toBe(200)
    const fault = await ask('/__sandbox/faults', { ...json, ...passing(token) }, '{"fault":"slow"}')
    expect(fault.status).toBe(200)
    const page = await ask('/__sandbox', passing(token))
    expect([page.status, page.text.includes('Open orders')]).toEqual([200, true])
    const added = await ask(
      '/__sandbox/page/fault',
      { ...form, ...passing(token) },
      'player=a&call=*&fault=slow',
    )
    expect(added.status).toBe(303)
    expect(sandbox.world.faults.all().map(({ player }) => player)).toContain('a')
  })

  test('takes no form of another page, although a browser sends the token along', async () => {
    for (const origin of [store, 'https://evil.example', 'http://sandbox.example', 'null']) {
      const headers = { ...form, ...passing(token), origin }
      expect((await ask('/__sandbox/page/fault', headers, 'player=*&call=*&fault=dead')).status).toBe(403)
    }
    expect(sandbox.world.faults.all().map(({ player }) => player)).not.toContain('*')
  })

  test('is needed on a sandbox of this machine too, where one was given', async () => {
    await use(startTestSandbox({ token }))
    expect((await fetch(`${sandbox.origin}/__sandbox/ledger`)).status).toBe(401)
    expect((await fetch(`${sandbox.origin}/__sandbox/ledger`, { headers: passing(token) })).status).toBe(200)
  })
})

describe('pages of a shared sandbox’s stores', () => {
  test.each([store, 'https://preview.example', publicOrigin, 'http://localhost:5200'])(
    'under %s may call',
    async (origin) => {
      const answer = await ask(call, { origin, 'sec-fetch-site': 'cross-site' })
      expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, origin])
    },
  )

  test.each([
    'https://evil.example',
    'http://watt.example',
    'https://watt.example:8443',
    'https://watt.example.evil.example',
    'https://a.watt.example',
    'https://watt.example/',
    'null',
    '*',
  ])('under %s are refused', async (origin) => {
    const answer = await ask(call, { origin, 'sec-fetch-site': 'cross-site' })
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([403, undefined])
  })

  test('get the addresses that they can reach, over https', async () => {
    const { text } = await ask(call, { origin: store })
    expect(text).toContain(`"${publicOrigin}/assets/`)
    expect(text).not.toContain('http://')
  })

  test('may be returned to after a login at a provider; others may not', async () => {
    const at = (back: string) => ask(`/provider/login/google?redirect_uri=${encodeURIComponent(back)}`)
    expect((await at(`${store}/?login=1`)).status).toBe(200)
    expect((await at('https://evil.example/')).status).toBe(400)
  })
})

test('a shared sandbox answers to its public name and to loopback, and to no other', async () => {
  expect((await ask(call)).status).toBe(200)
  expect((await ask(call, { host: '127.0.0.1' })).status).toBe(200)
  for (const host of ['evil.example', 'a.sandbox.example', 'sandbox.example.evil.example', '10.0.0.7'])
    expect((await ask(call, { host })).status).toBe(403)
})

test('its health is there for the container, and says nothing else', async () => {
  const { status, text } = await ask('/health', { host: '127.0.0.1' })
  expect([status, text]).toEqual([200, '{"ok":true}'])
})

describe('limits', () => {
  test('one address is refused beyond its requests in a minute; another one is not', async () => {
    let nowMs = 1_800_000_000_000
    await use(startShared({ sharing: { ...sharing, requestsPerMinute: 3 }, now: () => nowMs }))
    const statuses = async (sender: string) => {
      const answers = []
      for (let count = 0; count < 4; count++)
        answers.push(await ask('/openapi.json', { origin: store, 'x-forwarded-for': `1.1.1.1, ${sender}` }))
      return answers
    }
    const mine = await statuses('5.5.5.5')
    expect(mine.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(mine[3]?.headers).toMatchObject({ 'retry-after': '60', 'access-control-allow-origin': store })
    expect((await statuses('6.6.6.6')).map(({ status }) => status)).toEqual([200, 200, 200, 429])
    nowMs += 60_000
    expect((await ask('/openapi.json')).status).toBe(200)
  })

  test('on a developer’s machine nobody is counted', async () => {
    await use(startTestSandbox({ now: () => 1_800_000_000_000 }))
    const statuses = []
    for (let count = 0; count < 30; count++)
      statuses.push((await fetch(`${sandbox.origin}/assets/pages.css`)).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('a body that is too long is not read', async () => {
    const headers = { ...json, ...passing(token) }
    const long = JSON.stringify({ player: 'x'.repeat(300 * 1024) })
    expect((await ask('/__sandbox/faults/clear', headers, long)).status).toBe(413)
    expect((await ask('/__sandbox/faults/clear', headers, '{"player":"x"}')).status).toBe(200)
  })
})

test('a call puts neither everyone nor an account into a scenario', async () => {
  await sandbox.db
    .insertInto('account')
    .values(newAccount('watt', 'ren_hoshi', 0))
    .execute()
  const stage = (device: string) =>
    ask(`${call.replace('idfv=x', `idfv=${device}`)}&scenario=pay-answer-lost`)
  for (const name of ['everyone', 'ren_hoshi']) expect((await stage(name)).status).toBe(200)
  expect(sandbox.world.faults.all()).toEqual([])
  await stage('device-1')
  expect(sandbox.world.faults.all().map(({ player }) => player)).toContain('device-1')
})
