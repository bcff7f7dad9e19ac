import { afterAll, beforeAll, expect, test } from 'vitest'
import { scenarios } from '../scenarios/scenarios.ts'
import type { Sandbox } from '../app/startSandbox.ts'
import { startTestSandbox, wattId, webIdsOf } from '../testing/testSandbox.ts'
import { control, get, logIn } from '../testing/player.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

const limitsOf = async (player: Awaited<ReturnType<typeof logIn>>, productId: string) => {
  const limits = await player.content<{ product_id: string; extra_pay_times: number }[]>(
    '/api/pay/getLimitProductInfo',
    {
      role_id: player.role.role_id,
      server_id: player.role.server_id,
    },
  )
  return limits.find((limit) => limit.product_id === productId)?.extra_pay_times
}

test('moving one player’s clock brings back what is sold out for that player alone', async () => {
  const [early, late] = [await logIn(sandbox.origin), await logIn(sandbox.origin)]
  await control(sandbox.origin, '/clock', { player: late.username, ms: 3 * 86_400_000 })
  expect(await limitsOf(early, 'starfall.trove')).toBe(0)
  expect(await limitsOf(late, 'starfall.trove')).toBe(1)
})

test('the request record counts calls by player and path and keeps no secret', async () => {
  const player = await logIn(sandbox.origin)
  await player.call('/api/coupons/vipInfo')
  await player.call('/api/coupons/vipInfo')
  const record = await control<{ counts: Record<string, number> }>(
    sandbox.origin,
    `/requests?player=${player.idfv}`,
  )
  expect(record.counts).toMatchObject({ '/util/login/auth': 1, '/api/coupons/vipInfo': 2 })
  const everything = JSON.stringify(await control(sandbox.origin, '/requests'))
  expect(everything).not.toContain(player.token)
  expect(everything).not.toContain('starfall"')
})

test('a store is told by its registered origin where a call has no client id', async () => {
  sandbox.world.stores.set('http://localhost:7001', 'ko')
  const query = new URLSearchParams({ idfv: 'x', client_id: '', platform: 'web', domain_area: 'kr' })
  const response = await fetch(`${sandbox.origin}/api/pay/getGameListV2?${query.toString()}`, {
    headers: { origin: 'http://localhost:7001' },
  })
  expect(JSON.stringify(await response.json())).toContain((await webIdsOf('ko'))('starfall'))
})

test('a foreign origin may not read answers', async () => {
  const response = await fetch(`${sandbox.origin}/api/config/game_logo?idfv=x&client_id=${wattId('neko')}`, {
    headers: { origin: 'https://evil.example' },
  })
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test.each(scenarios.map(({ name }) => name))('the scenario %s is staged for one player', async (name) => {
  const player = `stage-${name}`
  expect(await control(sandbox.origin, '/scenario', { player, scenario: name })).toEqual({ ok: true })
  const { faults, settleMs, clockMs } = scenarios.find((scenario) => scenario.name === name) ?? { faults: [] }
  expect(sandbox.world.faults.all().filter((fault) => fault.player === player)).toHaveLength(faults.length)
  expect(sandbox.world.settles.of([player])).toBe(settleMs ?? 0)
  expect(sandbox.world.clocks.of([player])).toBe(clockMs ?? 0)
  expect(
    (await get(sandbox.origin, '/api/config/game_logo', { idfv: 'someone', client_id: wattId('neko') })).code,
  ).toBe(1)
})

test('the page for testers lists orders and faults, and takes faults, without a script', async () => {
  const player = await logIn(sandbox.origin)
  const order = await player.content<{ billing_no: string }>(
    '/api/pay/adyen_pay',
    player.payment('starfall.crystals-60'),
  )
  const add = new URLSearchParams({
    player: ` ${player.username} `,
    call: 'goods',
    fault: 'slow',
    value: '10',
    times: '',
  })
  await fetch(`${sandbox.origin}/__sandbox/page/fault`, { method: 'POST', body: add })
  expect(sandbox.world.faults.all()).toContainEqual({
    player: player.username,
    call: 'goods',
    kind: 'slow',
    value: '10',
    timesLeft: null,
  })
  const text = await (await fetch(`${sandbox.origin}/__sandbox`)).text()
  for (const shown of [player.username, order.billing_no, 'slow']) expect(text).toContain(shown)
  expect(text).not.toContain('<script')
})

test('a table of the page for testers says that it is empty', async () => {
  const faults = async () => {
    const text = await (await fetch(`${sandbox.origin}/__sandbox`)).text()
    return text.slice(text.indexOf('<h2>Faults'), text.indexOf('/__sandbox/page/fault'))
  }
  sandbox.world.faults.clear(null)
  expect(await faults()).toContain('None yet.')
  sandbox.world.faults.add({ player: '*', call: '*', kind: 'slow', value: '1', timesLeft: 1 })
  expect(await faults()).not.toContain('None yet.')
  sandbox.world.faults.clear(null)
})
