import { cardPassword, type Sandbox, startSandbox } from '@topup/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countVerdicts } from './report/report.ts'
import { type CheckedBrand, readBrand } from './target/target.ts'
import { freshFetch } from './testing/deviations.ts'
import { askedOf, checkHere, linesOf } from './testing/sandboxCheck.ts'

let sandbox: Sandbox
let brand: CheckedBrand | null
beforeAll(async () => {
  sandbox = await startSandbox()
  brand = await readBrand('watt', sandbox.origin)
})
afterAll(() => sandbox.close())

/** How many orders of an account the check has made. */
const ordersOf = async (username: string) => {
  const rows = await sandbox.db
    .selectFrom('orders')
    .select('session_id')
    .where('username', '=', username)
    .execute()
  return rows.filter(({ session_id }) => session_id.startsWith('contract-')).length
}

test('the sandbox meets every call that can be asked', async () => {
  const given = askedOf(sandbox.origin)
  const card = { number: `SF43TEST${given.account}`, password: cardPassword }
  const report = await checkHere({ ...given, card }, brand)
  expect(linesOf(report, 'broken')).toEqual([])
  expect(linesOf(report, 'tolerated')).toEqual([])
  const { met, notAsked } = countVerdicts(report)
  expect(met).toBeGreaterThan(notAsked)
  const unasked = report.rows.filter(({ verdict, note }) => verdict === 'notAsked' && note === '')
  expect(unasked).toEqual([])
})

test('what changes something is asked only where that is wanted', async () => {
  const given = askedOf(sandbox.origin)
  const report = await checkHere({ ...given, writes: false }, brand)
  expect(await ordersOf(given.account)).toBe(0)
  expect(linesOf(report, 'broken')).toEqual([])
  const writing = askedOf(sandbox.origin)
  await checkHere(writing, brand)
  expect(await ordersOf(writing.account)).toBeGreaterThan(0)
})

test('a host is asked without a brand, for the first game that it lists', async () => {
  const given = { ...askedOf(sandbox.origin), brand: null, writes: false }
  const report = await checkHere(given, null)
  expect(linesOf(report, 'broken')).toEqual([])
  expect(report.rows.find(({ subject }) => subject === 'getProductPoints')?.verdict).toBe('met')
})

test('a host that is not there is one sentence', async () => {
  const given = { ...askedOf('http://127.0.0.1:4'), writes: false }
  await expect(checkHere(given, brand)).rejects.toThrow('There is no service at http://127.0.0.1:4')
})

test('a host that is silent is one sentence, after as long as a store waits', async () => {
  const signals: unknown[] = []
  const fetch: typeof globalThis.fetch = (_input, init) => {
    signals.push(init?.signal)
    return Promise.reject(new DOMException('', 'TimeoutError'))
  }
  await expect(checkHere(askedOf(sandbox.origin), brand, { fetch })).rejects.toThrow('(TimeoutError)')
  expect(signals).toEqual([expect.any(AbortSignal)])
})

test('an unknown client id is one broken call that names it, and nothing else is asked', async () => {
  const report = await checkHere({ ...askedOf(sandbox.origin), clientId: 'not-a-game' }, brand)
  expect(linesOf(report, 'broken')).toEqual([
    'getPageConfig: code -3001: the service has no game with the client id not-a-game',
  ])
  const unasked = report.rows.filter(({ subject }) => ['loginAuth', 'getProductPoints'].includes(subject))
  expect(unasked.map(({ verdict, note }) => [verdict, note])).toEqual(
    Array.from({ length: 2 }, () => [
      'notAsked',
      'the service does not know the client id not-a-game (--client names another one)',
    ]),
  )
})

test('a wrong password is one broken call, and what needs the login is not asked', async () => {
  const report = await checkHere({ ...askedOf(sandbox.origin), password: 'not-it' }, brand)
  expect(linesOf(report, 'broken').map((line) => line.split(':')[0])).toEqual(['loginAuth'])
  expect(report.rows.find(({ subject }) => subject === 'getAllRoleList')).toMatchObject({
    verdict: 'notAsked',
    note: 'the login gave no token',
  })
})

test('a host that does not answer is named call by call, without an address', async () => {
  const silent = () => Promise.reject(new TypeError('fetch failed'))
  const report = await checkHere(askedOf(sandbox.origin), brand, { fetch: silent })
  const games = report.rows.find(({ subject }) => subject === 'getGameList')
  expect(games?.findings).toMatchObject([{ path: '', found: 'no answer (broken off)' }])
})

test('a body that is not what its encoding says is named so', async () => {
  const report = await checkHere({ ...askedOf(sandbox.origin), writes: false }, brand, {
    fetch: () => {
      // It breaks when it is read, not before.
      const pull = (body: ReadableStreamController<unknown>) => body.error(new TypeError('terminated'))
      const torn = new ReadableStream({ pull }, { highWaterMark: 0 })
      return Promise.resolve(new Response(torn, { headers: { 'content-encoding': 'gzip' } }))
    },
  })
  const games = report.rows.find(({ subject }) => subject === 'getGameList')
  expect(games?.findings).toMatchObject([{ path: '', found: 'a body that is no valid gzip (broken off)' }])
})

test('no secret is in a report, also when the service repeats one', async () => {
  const given = askedOf(sandbox.origin)
  const seen = new Set<string>()
  const report = await checkHere(given, brand, {
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input)
      const token = url.searchParams.get('oauth_token')
      if (token !== null) seen.add(token)
      const answer = await freshFetch(input, init)
      if (!url.pathname.endsWith('/vipInfo')) return answer
      const msg = `no level for ${given.account} with ${given.password} and ${token}`
      return new Response(JSON.stringify({ code: -1, msg, content: null }), answer)
    },
  })
  const text = JSON.stringify(report)
  expect(seen.size).toBeGreaterThan(0)
  expect(text).toContain('no level for ••• with ••• and •••')
  for (const secret of [given.account, given.password, ...seen]) expect(text).not.toContain(secret)
})

/** Asks as a store does that plays a scenario. */
const playing =
  (scenario: string): typeof fetch =>
  (input, init) => {
    const asked = new Request(input, init)
    const url = new URL(asked.url)
    url.searchParams.set('scenario', scenario)
    return freshFetch(url, init)
  }

test('a service by the letter of the specification is usable, and what is only tolerated is named', async () => {
  const given = { ...askedOf(sandbox.origin), writes: false }
  const report = await checkHere(given, brand, { fetch: playing('letter') })
  expect(linesOf(report, 'broken')).toEqual([])
  const tolerated = linesOf(report, 'tolerated').map((line) => line.split(':')[0])
  expect(tolerated).toEqual(
    expect.arrayContaining(['getProductPoints', 'getServerList', 'getAllRoleList', 'an unknown intent']),
  )
})
