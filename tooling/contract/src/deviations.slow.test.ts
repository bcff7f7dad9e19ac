import {
  errorCodes,
  evokeGame,
  getCountryList,
  getGameLogo,
  getLimitProductInfo,
  getLoginConfig,
  getOrderInfo,
  getPageConfig,
  getProductPoints,
  getServerList,
  getUserInfo,
  getVipBasicInfo,
  getVipInfo,
  loginAuth,
} from '@topup/api-client/contract'
import { adyen } from '@topup/api-client/providers/adyen'
import { allProviders } from '@topup/api-client/providers/allProviders'
import { type Sandbox, startSandbox } from '@topup/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Report } from './report/report.ts'
import { type CheckedBrand, readBrand } from './target/target.ts'
import {
  answering,
  changing,
  deviatingFetch,
  type Deviation,
  heading,
  recoding,
  saying,
} from './testing/deviations.ts'
import { askedOf, checkHere, linesOf } from './testing/sandboxCheck.ts'

/** What a service does differently, the line that has to name it, its verdict and path, and what the line says of it. */
type Seeded = readonly [
  title: string,
  deviation: Deviation,
  subject: string,
  verdict: 'broken' | 'tolerated',
  path: string,
  found: RegExp,
]

/** A clock that only tests move: epoch milliseconds, and a count of milliseconds. */
interface TestClock {
  nowMs: number
  tickMs: number
}

/** Answers that come in another way than the contract says. */
const wireDeviations: readonly Seeded[] = [
  [
    'an answer without an envelope',
    saying(getGameLogo, () => '{"icon":"https://a.example/i.png"}'),
    'getGameLogo',
    'broken',
    '',
    /^an object without a code$/,
  ],
  [
    'HTML for an answer',
    saying(getCountryList, () => '<!doctype html><title>Sign in</title>'),
    'getCountryList',
    'broken',
    '',
    /^HTML$/,
  ],
  [
    'the HTTP status 500',
    answering(getServerList, (answer) => {
      answer.status = 500
    }),
    'getServerList',
    'broken',
    '',
    /^the HTTP status 500$/,
  ],
  [
    'a redirect',
    answering(getGameLogo, (answer) => {
      answer.status = 302
      answer.headers['location'] = 'https://elsewhere.example/'
    }),
    'getGameLogo',
    'broken',
    '',
    /^the HTTP status 302$/,
  ],
  [
    'an answer that no page may read',
    heading((headers, path) => {
      if (path === evokeGame.path) delete headers['access-control-allow-origin']
    }),
    'evokeGame',
    'broken',
    'headers.access-control-allow-origin',
    /^nothing$/,
  ],
  [
    'a hidden Date',
    heading((headers) => {
      delete headers['access-control-expose-headers']
    }),
    'Date is exposed',
    'tolerated',
    'headers.access-control-expose-headers',
    /no such name/,
  ],
  [
    'byte order marks',
    saying(getLoginConfig, (body) => `\uFEFF\uFEFF${body}`),
    'getLoginConfig',
    'tolerated',
    '',
    /byte order mark/,
  ],
]

/** A service that is late or lives in another time; `clock` is that of the check. */
const clockDeviations = (clock: TestClock): readonly Seeded[] => [
  [
    'a clock that stands in the past',
    heading((headers) => {
      headers['date'] = new Date(clock.nowMs - 3_600_000).toUTCString()
    }),
    'the clock',
    'broken',
    'headers.date',
    /^3600 s behind/,
  ],
  [
    'an answer after twelve seconds',
    answering(getVipInfo, () => {
      clock.tickMs += 12_000
    }),
    'getVipInfo',
    'broken',
    '',
    /^12\.0 s$/,
  ],
]

const starters = new Set<string>(allProviders.map(({ path }) => path))

/** Orders that a store could not follow. */
const orderDeviations: readonly Seeded[] = [
  [
    'an order without a status',
    changing(getOrderInfo, 'content.status', () => undefined),
    'getOrderInfo',
    'broken',
    'content.status',
    /^nothing$/,
  ],
  [
    'a status in words',
    changing(getOrderInfo, 'content.status', () => 'done'),
    'getOrderInfo',
    'broken',
    'content.status',
    /^the text "done"$/,
  ],
  [
    'a status that the contract does not know',
    changing(getOrderInfo, 'content.status', () => 7),
    'getOrderInfo',
    'broken',
    'content.status',
    /^the number 7$/,
  ],
  [
    'a second order for one session_id',
    {
      asks: (() => {
        let count = 0
        return (query: URLSearchParams, path: string) => {
          if (starters.has(path)) query.set('session_id', `${query.get('session_id')}-${(count += 1)}`)
          const asked = query.get('session_id')
          if (path === getOrderInfo.path && asked !== null) query.set('session_id', `${asked}-1`)
        }
      })(),
    },
    'the same session_id makes no second order',
    'broken',
    'code',
    /^success \(1\) with another order$/,
  ],
  [
    'a payment without an order number',
    changing(adyen, 'content.billing_no', () => ''),
    'adyenPay',
    'broken',
    'content.billing_no',
    /^none that can be read$/,
  ],
  [
    'a payment at an address of plain http',
    changing(adyen, 'content.url', () => 'http://pay.example/1'),
    'adyenPay',
    'broken',
    'content.url',
    /^another address$/,
  ],
  [
    'an order of a limited product that nobody knows',
    changing(getLimitProductInfo, 'content', (limits) =>
      Array.isArray(limits) ? limits.map((limit: object) => ({ ...limit, billing_no: 'nobody' })) : limits,
    ),
    'an order number in an answer is an order (a limited product)',
    'broken',
    'content.billing_no',
    /^no order$/,
  ],
]

/** Values in another form, and values that cannot be read; the tests of the judges have the others. */
const formDeviations: readonly Seeded[] = [
  [
    'a price in a list with gaps',
    changing(getProductPoints, 'content.0.goods', (list) => ({
      7: null,
      12: Object.assign({}, Object(list)[0], { price: '1,299' }),
    })),
    'getProductPoints',
    'broken',
    'content.0.goods.12.price',
    /^the text "1,299"$/,
  ],
  [
    'a code as text',
    saying(getVipBasicInfo, (body) => body.replace('"code":1,', '"code":"1",')),
    'getVipBasicInfo',
    'tolerated',
    'code',
    /^the text "1"$/,
  ],
]

/** Codes with another meaning than the contract gives them. */
const codeDeviations: readonly Seeded[] = [
  [
    'a wrong password that asks for a login',
    {
      answers: (answer) => {
        if (answer.path === loginAuth.path && !answer.body.startsWith('{"code":1,'))
          answer.body = JSON.stringify({ code: errorCodes.notLoggedIn.code, msg: '', content: null })
      },
    },
    'a wrong password',
    'broken',
    'code',
    /^the code -600$/,
  ],
  [
    'an unknown token that is taken',
    recoding(getUserInfo, errorCodes.notLoggedIn.code, 1, { suid: '7', username: 'somebody' }),
    'an unknown token',
    'broken',
    'code',
    /^success/,
  ],
  [
    'success for an unknown intent',
    recoding(getOrderInfo, errorCodes.noSuchOrder.code, 1, { billing_no: '1', status: 1 }),
    'an unknown intent',
    'broken',
    'code',
    /^success/,
  ],
  [
    'another code for an unknown game',
    recoding(getPageConfig, errorCodes.notAGame.code, -3000),
    'an unknown game',
    'broken',
    'code',
    /^the code -3000$/,
  ],
]

const clock = { nowMs: Date.UTC(2026, 4, 1), tickMs: 0 }

let sandbox: Sandbox
let brand: CheckedBrand | null
beforeAll(async () => {
  sandbox = await startSandbox()
  brand = await readBrand('watt', sandbox.origin)
})
afterAll(() => sandbox.close())

const reader = askedOf('').account

/** Checks with a deviation; only one about orders has to make some. */
async function checkWith(deviation: Deviation, how: 'reading' | 'writing'): Promise<Report> {
  const given = askedOf(sandbox.origin)
  const asked = how === 'writing' ? given : { ...given, account: reader, writes: false }
  const now = () => clock.nowMs
  return checkHere(asked, brand, { fetch: deviatingFetch(deviation, now), now, tickMs: () => clock.tickMs })
}

const readingOnly = [...formDeviations, ...wireDeviations, ...clockDeviations(clock), ...codeDeviations]

test('a host that only passes on is as good as the service behind it', async () => {
  expect(linesOf(await checkWith({}, 'writing'), 'broken')).toEqual([])
})

test.each([
  ...readingOnly.map((seeded) => [...seeded, 'reading'] as const),
  ...orderDeviations.map((seeded) => [...seeded, 'writing'] as const),
])('%s is named', async (_title, deviation, subject, verdict, path, found, how) => {
  const report = await checkWith(deviation, how)
  const row = report.rows.find((each) => each.subject === subject)
  expect(row?.verdict).toBe(verdict)
  expect(row?.findings.find((each) => each.path === path && each.kind === verdict)?.found).toMatch(found)
  const broken = report.rows.filter((each) => each.verdict === 'broken').map((each) => each.subject)
  // The same order or the same code can stand in two lines.
  if (verdict === 'broken') expect(broken.length).toBeLessThanOrEqual(2)
  else expect(broken).toEqual([])
})
