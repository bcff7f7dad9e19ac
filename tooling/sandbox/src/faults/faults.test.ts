import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Ledger } from '../ledger/readLedger.ts'
import type { Sandbox } from '../app/startSandbox.ts'
import { startTestSandbox, wattId } from '../testing/testSandbox.ts'
import type { Player } from '../testing/player.ts'
import { control, get, logIn } from '../testing/player.ts'

let sandbox: Sandbox
let player: Player
beforeAll(async () => {
  sandbox = await startTestSandbox({ backupPorts: [0] })
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await control(sandbox.origin, '/faults/clear', {})
  player = await logIn(sandbox.origin)
})

const pay = '/api/pay/adyen_pay'

/** What a client sees of a payment: the body, or that the connection broke. */
async function payRaw(request: Readonly<Record<string, string>>) {
  const startedMs = performance.now()
  const query = new URLSearchParams({ idfv: player.idfv, oauth_token: player.token, ...request })
  try {
    const response = await fetch(`${sandbox.origin}${pay}?${query.toString()}`)
    const body = await response.text()
    return { status: response.status, body, tookMs: performance.now() - startedMs }
  } catch {
    return { status: 0, body: '', tookMs: performance.now() - startedMs }
  }
}

const addFault = (fault: Readonly<Record<string, unknown>>) =>
  control(sandbox.origin, '/faults', { player: player.username, call: 'starters', times: 1, ...fault })

const ordersOf = async (request: Readonly<Record<string, string>>) =>
  (await control<Ledger>(sandbox.origin, `/ledger?intent=${request['session_id'] ?? ''}`)).orders

describe('a fault on a payment', () => {
  test.each([
    ['lostBefore', '', { status: 0 }, 0],
    ['dead', '', { status: 0 }, 0],
    ['http', '503', { status: 503 }, 0],
    ['html', '', { status: 200, body: expect.stringContaining('<h1>') as string }, 0],
    ['code', '-3062', { status: 200, body: expect.stringContaining('"code":-3062') as string }, 0],
    ['lostAfter', '', { status: 0 }, 1],
    ['empty', '', { status: 200, body: '' }, 1],
    ['truncated', '', { status: 0 }, 1],
    ['malformed', '', { status: 200, body: expect.stringMatching(/,\]$/) as string }, 1],
    ['repeat', '', { status: 200, body: expect.stringContaining('"code":10') as string }, 1],
    [
      'patch',
      '{"url":"javascript:alert(1)"}',
      { body: expect.stringContaining('javascript:alert(1)') as string },
      1,
    ],
    ['content', '[]', { body: expect.stringContaining('"content":[]') as string }, 1],
  ])('%s %s is seen as it says and makes the orders it says', async (fault, value, seen, orders) => {
    await addFault({ fault, value })
    const request = player.payment('starfall.crystals-60')
    expect(await payRaw(request)).toMatchObject(seen)
    expect(await ordersOf(request)).toBe(orders)
  })

  test('content changes a good answer alone', async () => {
    await addFault({ fault: 'content', value: '[]' })
    const answer = await player.call(pay, player.payment('starfall.no-such-product'))
    expect([answer.code === 1, answer.content]).toEqual([false, null])
  })

  test.each([
    ['slow', 300],
    ['late', 300],
  ])('%s answers well, but only after its time', async (fault, value) => {
    await addFault({ fault, value })
    const answer = await payRaw(player.payment('starfall.crystals-60'))
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.body)).toMatchObject({ code: 1 })
    expect(answer.tookMs).toBeGreaterThanOrEqual(295)
  })

  test('drip sends the whole answer in small pieces', async () => {
    await addFault({ fault: 'drip', value: 20 })
    const answer = await payRaw(player.payment('starfall.crystals-60'))
    expect(JSON.parse(answer.body)).toMatchObject({ code: 1 })
    expect(answer.tookMs).toBeGreaterThan(60)
  })

  test('with times 2 is gone at the third call', async () => {
    await addFault({ fault: 'code', value: -4711, times: 2 })
    const request = player.payment('starfall.crystals-60')
    const codes = [
      await player.call(pay, request),
      await player.call(pay, request),
      await player.call(pay, request),
    ]
    expect(codes.map(({ code }) => code)).toEqual([-4711, -4711, 1])
  })

  test('repeat names the order that the intent has already', async () => {
    const request = player.payment('starfall.crystals-60')
    const order = await player.content<{ billing_no: string }>(pay, request)
    await addFault({ fault: 'repeat' })
    expect(await player.call(pay, request)).toMatchObject({
      code: 10,
      content: { billing_no: order.billing_no },
    })
    expect(await ordersOf(request)).toBe(1)
  })
})

describe('a fault', () => {
  const goods = { client_id: wattId('starfall'), domain_area: 'universal' }
  const other = () => get(sandbox.origin, '/api/pay/productPoints', { idfv: 'somebody-else', ...goods })

  test.each([['/api/pay/productPoints'], ['productPoints'], ['getProductPoints'], ['goods'], ['*']])(
    'on %s meets the goods of its player and of nobody else',
    async (call) => {
      await control(sandbox.origin, '/faults', { player: player.idfv, call, fault: 'code', value: -1 })
      expect((await player.call('/api/pay/productPoints', goods)).code).toBe(-1)
      expect((await other()).code).toBe(1)
    },
  )

  test('on one call leaves the others alone', async () => {
    await control(sandbox.origin, '/faults', {
      player: player.token,
      call: 'getCouponList',
      fault: 'code',
      value: -1,
    })
    expect((await player.call('/api/pay/productPoints', goods)).code).toBe(1)
  })

  test('of everyone meets everyone, the login too, until it is cleared', async () => {
    await control(sandbox.origin, '/faults', { call: '*', fault: 'code', value: -1 })
    expect((await other()).code).toBe(-1)
    await expect(logIn(sandbox.origin)).rejects.toThrow('-1')
    await control(sandbox.origin, '/faults/clear', {})
    expect((await other()).code).toBe(1)
  })

  test('of an unknown kind is rejected', async () => {
    expect(await control(sandbox.origin, '/faults', { fault: 'nothing' })).toHaveProperty('error')
  })
})

test('a host that is dead resets every call while its backup answers from the same data', async () => {
  const [backup = ''] = sandbox.backupOrigins
  const query = { idfv: player.idfv, oauth_token: player.token, client_id: player.clientId }
  await control(sandbox.origin, '/faults', { fault: 'dead', value: 0 })
  await expect(get(sandbox.origin, '/util/login/get_user_info', query)).rejects.toThrow('fetch failed')
  expect(await get(backup, '/util/login/get_user_info', query)).toMatchObject({
    code: 1,
    content: { username: player.username },
  })
})

test('a scenario in the query is staged once, so that its times count on', async () => {
  const request = player.payment('starfall.crystals-60', { scenario: 'illegal-coupon' })
  expect((await player.call(pay, request)).code).toBe(-3062)
  expect((await player.call(pay, request)).code).toBe(1)
})
