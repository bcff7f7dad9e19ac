import { allEndpoints, getPageConfig } from '@topup/api-client/contract'
import { allProviders } from '@topup/api-client/providers/allProviders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCodes } from '@topup/api-client/contract'
import { fitsCall } from '../faults/faultRegistry.ts'
import { scenarios } from './scenarios.ts'
import { readScenarios } from './scenario.ts'
import type { ScenarioFault } from './scenario.ts'
import type { Sandbox } from '../app/startSandbox.ts'
import { startTestSandbox, wattId } from '../testing/testSandbox.ts'
import type { Player } from '../testing/player.ts'
import { control, get, logIn } from '../testing/player.ts'
import { requestFor } from '../testing/requestFor.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox({ backupPorts: [0] })
})
afterAll(() => sandbox.close())

const pay = '/api/pay/adyen_pay'

/** How each starter that answers with a drop-in is paid with, where it is sold. */
const methodOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [pay]: {},
  '/api/pay/airwallex': { pay_id: '216', channel_id: '10601', country: 'US' },
  '/api/pay/alipay_pay': { pay_id: '205', channel_id: '11601', country: 'US' },
  '/api/kr_pay/welcome_pay': { pay_id: '201', channel_id: '11902', country: 'KR', domain_area: 'kr' },
}

/** A call that a fault means: the payment for the starters, else the first of the contract. */
async function callFor(fault: ScenarioFault, player: Player) {
  const fitting = allEndpoints.filter((named) => fitsCall(fault.call, named.endpoint.path, named))
  const named = fitting.find(({ endpoint }) => endpoint.path === pay) ?? fitting[0]
  if (named === undefined) throw new Error(`No call fits ${fault.call}`)
  const { path, method } = named.endpoint
  const paid = methodOf[path]
  const query =
    paid === undefined
      ? await requestFor(sandbox.origin, path, player)
      : player.payment('starfall.crystals-60', paid)
  return { path, method, query }
}

/** Keeps a byte order mark, which `text()` takes away. */
const exactText = new TextDecoder('utf-8', { ignoreBOM: true })

/** What a store sees of a call: status and body, or null where the connection breaks. */
async function seen(
  { path, method, query }: Awaited<ReturnType<typeof callFor>>,
  player: Player,
  scenario: string,
) {
  const all = new URLSearchParams({
    idfv: player.idfv,
    oauth_token: player.token,
    client_id: player.clientId,
    ...query,
    scenario,
  })
  try {
    const response = await fetch(`${sandbox.origin}${path}?${all.toString()}`, { method })
    return { status: response.status, body: exactText.decode(await response.arrayBuffer()) }
  } catch {
    return null
  }
}

const jsonOf = (answer: { readonly body: string } | null) => JSON.parse(answer?.body ?? '') as unknown

/** The faults of a time or a stream are told by the record of requests: nobody waits for 45 seconds. */
const isSlow = ({ kind }: ScenarioFault) => kind === 'slow' || kind === 'late' || kind === 'drip'

/** A call that a fault has met, and its answer; null for none. */
interface Met {
  readonly fault: ScenarioFault
  readonly call: Awaited<ReturnType<typeof callFor>>
  readonly answer: { readonly status: number; readonly body: string } | null
  readonly player: Player
  readonly scenario: string
}

const isUnanswered = ({ answer }: Met) => expect(answer).toBeNull()
const isSent = ({ call, player, scenario }: Met) => void seen(call, player, scenario)

/** What each fault does to the call that it meets. */
const effects: Readonly<Record<ScenarioFault['kind'], (met: Met) => void | Promise<void>>> = {
  slow: isSent,
  late: isSent,
  drip: isSent,
  lostBefore: isUnanswered,
  lostAfter: isUnanswered,
  dead: isUnanswered,
  truncated: isUnanswered,
  code: ({ fault, answer }) => expect(jsonOf(answer)).toMatchObject({ code: Number(fault.value) }),
  http: ({ fault, answer }) => expect(answer?.status).toBe(Number(fault.value)),
  html: ({ answer }) => expect(answer?.body).toContain('<h1>'),
  empty: ({ answer }) => expect(answer?.body).toBe(''),
  malformed: ({ answer }) => expect(() => jsonOf(answer)).toThrow('JSON'),
  repeat: ({ answer }) => expect(jsonOf(answer)).toMatchObject({ code: errorCodes.repeat.code }),
  content: ({ fault, answer }) => {
    const content: unknown = JSON.parse(fault.value ?? '')
    expect(jsonOf(answer)).toMatchObject({ code: 1, content })
  },
  body: ({ fault, answer }) => expect(answer?.body).toBe(fault.value),
  letter: ({ answer }) => expect(answer?.body).toContain('"code":'),
  patch: ({ answer }) => expect(jsonOf(answer)).toMatchObject({ code: 1 }),
  dropIn: ({ fault, call, answer }) => {
    const provider = allProviders.find(({ path }) => path === call.path)?.key
    const url = fault.value === 'both' ? (expect.any(String) as string) : null
    const content = { url, drop_in: { provider } }
    expect(jsonOf(answer)).toMatchObject({ code: 1, content })
  },
  settle: async ({ fault, call, player }) => {
    const query = { session_id: call.query['session_id'] ?? '', simple: '0' }
    const order = await player.content('/api/pay/getOrderInfo', query)
    expect(order).toMatchObject({ status: fault.value === 'fail' ? -2 : 1 })
  },
}

async function meets(fault: ScenarioFault, player: Player, scenario: string): Promise<void> {
  const call = await callFor(fault, player)
  const answer = isSlow(fault) ? null : await seen(call, player, scenario)
  await effects[fault.kind]({ fault, call, answer, player, scenario })
  await expect
    .poll(async () => {
      const { list } = await control<{ list: { path: string; fault: string | null }[] }>(
        sandbox.origin,
        `/requests?player=${player.idfv}&path=${call.path}`,
      )
      return list.map((note) => note.fault)
    })
    .toContain(fault.kind)
}

test.each(scenarios)('$name: an address with it meets everything that it says', async (scenario) => {
  const { name, faults, settleMs, clockMs } = scenario
  const player = await logIn(sandbox.origin)
  const firstCall = get(sandbox.origin, '/api/config/game_logo', {
    idfv: player.idfv,
    client_id: player.clientId,
    scenario: name,
  }).catch(() => null)
  if (!faults.some(isSlow)) await firstCall
  for (const fault of faults) await meets(fault, player, name)
  expect(sandbox.world.settles.of([player.idfv])).toBe(settleMs ?? 0)
  expect(sandbox.world.clocks.of([player.idfv])).toBe(clockMs ?? 0)
})

test('the names are said once each', () => {
  const names = scenarios.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

const heading = '= G | Next.'

test('a row of the table with all that it can say, and what its group says for it', () => {
  const rows = [heading, '  page: /my', 'n | T. | S | Story', '  account: none', '  settleMs: 5']
  const faults = ['  a,b once says notLoggedIn', '  c has { "d": [1] }', '  * slow 30']
  const next = ['', '= H | Else.', 'm | T. | S | Story']
  const row = { title: 'T.', source: 'S', story: 'Story' }
  expect(readScenarios([...rows, ...faults, ...next].join('\n'))).toEqual([
    {
      ...row,
      group: { name: 'G', next: 'Next.' },
      name: 'n',
      page: '/my',
      account: null,
      settleMs: 5,
      faults: [
        { call: 'a', kind: 'code', value: '-600', times: 1 },
        { call: 'b', kind: 'code', value: '-600', times: 1 },
        { call: 'c', kind: 'patch', value: '{"d":[1]}' },
        { call: '*', kind: 'slow', value: '30' },
      ],
    },
    { ...row, group: { name: 'H', next: 'Else.' }, name: 'm', page: '/selectGoods', faults: [] },
  ])
})

test.each(['n | T. | S', 'n | T. | S | Story\n  starters loses', 'n | T. | S | Story\n  starters is {'])(
  'a row that says nothing is refused: %j',
  (row) => {
    expect(() => readScenarios(`${heading}\n${row}`)).toThrow(/./)
  },
)

test('a popup among products and games says how it is opened: its group tells to open a product', () => {
  const popups = scenarios.filter(
    ({ story, group }) => story.startsWith('Popups/') && group.name === 'Products and games',
  )
  expect(popups.map(({ name }) => name)).toEqual(expect.arrayContaining(['no-games', 'no-roles']))
  expect(popups.filter(({ next }) => next === undefined)).toEqual([])
})

test('a page config names a colour in a scenario alone: a store that is being edited keeps its own', async () => {
  const query = { idfv: 'colours', client_id: wattId('starfall'), domain_area: 'universal' }
  const { content } = await get(sandbox.origin, getPageConfig.path, query)
  expect(content).not.toHaveProperty('brand_color')
  const coloured = await get(sandbox.origin, getPageConfig.path, { ...query, scenario: 'brand-color' })
  expect(coloured.content).toHaveProperty('brand_color', '#d81b60')
})

test('none of the calls that a store starts with goes on before the stage is set', async () => {
  const query = { idfv: 'eight-at-once', client_id: wattId('starfall'), domain_area: 'universal' }
  const ask = () => get(sandbox.origin, '/api/pay/productPoints', { ...query, scenario: 'not-a-game' })
  const answers = await Promise.all(Array.from({ length: 8 }, ask))
  expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => -3001))
})

test('the backup answers where the main host is dead', async () => {
  const query = { idfv: 'main-dead', client_id: wattId('starfall'), scenario: 'main-host-dead' }
  await expect(get(sandbox.origin, '/api/config/game_logo', query)).rejects.toThrow('fetch failed')
  expect(await get(sandbox.backupOrigins[0] ?? '', '/api/config/game_logo', query)).toMatchObject({ code: 1 })
})

const codes = [
  errorCodes.notLoggedIn.code,
  errorCodes.notAGame.code,
  errorCodes.wrongDomain.code,
  errorCodes.notRealName.code,
  errorCodes.invalidPaymentLink.code,
  errorCodes.illegalCoupon.code,
  errorCodes.noActivity.code,
]

test.each(codes)('a scenario answers with code %i of spec §8', (code) => {
  const says = ({ kind, value }: ScenarioFault) => kind === 'code' && value === String(code)
  expect(scenarios.filter(({ faults }) => faults.some(says))).not.toEqual([])
})

test.each([
  ['order result 1, status Success', 'pay-approved'],
  ['order result -1, status Pending', 'stays-pending'],
  ['order result -2, status Fail', 'pay-declined'],
  ['order result 10, repeat', 'pay-repeat'],
  ['a full query after the simple one', 'settles-late'],
  ['an order without a link', 'pay-no-link'],
  ['a drop-in payment', 'pay-drop-in'],
  ['no valid payment region', 'wrong-domain'],
  ['a region without a usable method', 'methods-out-of-range'],
  ['coupons claimable, usable, not usable, used, expired', 'coupons'],
  ['rewards claimable, claimed, not reached', 'rewards'],
  ['rewards all claimed', 'rewards-all-claimed'],
  ['limits by role, time and game, countdown, unpaid order', 'limits'],
  ['limits reached', 'limits-used-up'],
  ['an unpaid order blocks', 'unpaid-order'],
  ['a payment link that counts down', 'link-open'],
  ['a payment link at zero', 'link-ends'],
  ['a payment link that is over', 'link-expired'],
  ['a payment link without a countdown', 'link-without-countdown'],
  ['the highest VIP level', 'vip-top'],
  ['a login that fails', 'login-fails'],
  ['not logged in', 'logged-out'],
])('spec §4, %s: the scenario %s', (_, name) => {
  expect(scenarios.map((scenario) => scenario.name)).toContain(name)
})
