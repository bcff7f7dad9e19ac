import { parseAccounts } from '@topup/domain'
import { expect, test } from 'vitest'
import { keepEventClosed, passScenarioOn, takeLogin } from './localSandbox.ts'

const sandbox = 'http://127.0.0.1:4280'

/** A page at this query whose requests are noted. */
function pageAt(search: string) {
  const asked: string[] = []
  const page = {
    location: { search },
    fetch: async (input: Request | string) => {
      asked.push(typeof input === 'string' ? input : input.url)
      return new Response()
    },
  } as unknown as Window & typeof globalThis
  passScenarioOn([sandbox], page)
  return { page, asked }
}

test('a scenario in the address goes along with every call to the sandbox, and to nobody else', async () => {
  const { page, asked } = pageAt('?client_id=1&scenario=slow')
  await page.fetch(`${sandbox}/api/pay/productPoints?client_id=1`)
  await page.fetch('http://127.0.0.1:4290/assets/en.json')
  expect(asked).toEqual([
    `${sandbox}/api/pay/productPoints?client_id=1&scenario=slow`,
    'http://127.0.0.1:4290/assets/en.json',
  ])
})

test('without one nothing is touched', async () => {
  const { page, asked } = pageAt('?client_id=1')
  await page.fetch(`${sandbox}/api/pay/productPoints?client_id=1`)
  expect(asked).toEqual([`${sandbox}/api/pay/productPoints?client_id=1`])
})

test.each([
  ['the address bar', undefined],
  ['what the guard has left', '?client_id=1&scenario=slow&oauth_token=t'],
])('a login in %s is stored for the game of the address, and leaves it', (_, entry) => {
  const account = { username: 'ren_hoshi', suid: '100001', oauthToken: 't', gpId: 'g' }
  const stored = new Map<string, string>()
  const login = `sandbox_login=${encodeURIComponent(JSON.stringify(account))}`
  const replaced: string[] = []
  const browser = {
    location: { pathname: '/selectGoods', search: `?client_id=1&scenario=slow&${login}` },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, to: string) => replaced.push(to),
    },
    localStorage: { setItem: (key: string, value: string) => stored.set(key, value) },
    ...(entry === undefined ? {} : { topupCame: { search: `${entry}&${login}` } }),
  }
  takeLogin('watt', browser as unknown as Parameters<typeof takeLogin>[1] & object)
  const { v } = JSON.parse(stored.get('topup.watt.accounts') ?? '{}') as { v: unknown }
  expect([...parseAccounts(v)]).toEqual([['1', account]])
  expect('topupCame' in browser ? [browser.topupCame?.search] : replaced).toEqual([
    entry ?? '/selectGoods?client_id=1&scenario=slow',
  ])
})

test('without a login in the address storage, which may be blocked, is not touched', () => {
  const page = {
    location: { search: '?client_id=1&scenario=slow' },
    get localStorage() {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  expect(() => takeLogin('watt', page as unknown as Window)).not.toThrow()
})

test.each([
  ['a situation', '?scenario=limits', undefined, true],
  ['a situation that the guard has left', '', '?scenario=limits', true],
  ['no situation', '?client_id=1', undefined, false],
  ['an empty name', '?scenario=', undefined, false],
])('for %s in the address the event counts as shown: %s, %s', (_, search, entry, isKept) => {
  const stored = new Map<string, string>()
  keepEventClosed('watt', {
    location: { search },
    localStorage: { setItem: (key: string, value: string) => stored.set(key, value) },
    ...(entry === undefined ? {} : { topupCame: { search: entry } }),
  } as unknown as Window)
  expect([...stored]).toEqual(isKept ? [['topup.watt.eventOpensItself', '{"v":false,"e":null}']] : [])
})

test('a situation opens where storage is blocked', () => {
  const page = {
    location: { search: '?scenario=limits' },
    get localStorage() {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  expect(() => keepEventClosed('watt', page as unknown as Window)).not.toThrow()
})
