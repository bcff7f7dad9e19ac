import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../app/startSandbox.ts'
import { choose, control, logIn } from '../testing/player.ts'
import { rawRequest } from '../testing/rawRequest.ts'
import { startTestSandbox, wattId } from '../testing/testSandbox.ts'

let sandbox: Sandbox
let billingNo = ''
let payUrl = ''
beforeAll(async () => {
  sandbox = await startTestSandbox({ backupPorts: [0] })
  await logIn(sandbox.origin, { username: 'unverified_victim' })
  const player = await logIn(sandbox.origin, { username: 'victim' })
  const order = await player.content<{ billing_no: string; url: string }>(
    '/api/pay/adyen_pay',
    player.payment('starfall.crystals-60'),
  )
  ;({ billing_no: billingNo, url: payUrl } = order)
  await control(sandbox.origin, '/faults', { player: 'kept', fault: 'slow' })
})
afterAll(() => sandbox.close())

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const boundary = 'multipart/form-data; boundary=x'
const part = '--x\r\ncontent-disposition: form-data; name="fault"\r\n\r\ndead\r\n--x--\r\n'
const back = encodeURIComponent('http://localhost:5200/')

/** What a page can send, and what it would do. */
const attacks = [
  ['a form that clears all faults', '/__sandbox/page/clear', form, ''],
  ['a form that adds a fault', '/__sandbox/page/fault', form, 'player=*&call=*&fault=dead'],
  ['a multipart form that adds a fault', '/__sandbox/page/fault', boundary, part],
  ['a plain text form that clears all faults', '/__sandbox/faults/clear', 'text/plain', '{"x":"="}'],
  ['a fetch of JSON that clears all faults', '/__sandbox/faults/clear', json, '{}'],
  ['a fetch of JSON that stages a scenario', '/__sandbox/scenario', json, '{"player":"x","scenario":"dead"}'],
  ['a form that pays an order', '/provider/pay/{order}', form, 'choice=approve'],
  ['a form that verifies a player', '/provider/verify/watt', form, 'username=unverified_victim'],
  ['a form that logs in', `/provider/login/google?redirect_uri=${back}`, form, 'choice=allow&username=x'],
] as const

const dropIn = '/checkoutshopper/test/v1/sessions/{order}/payments'
const dropInBody = '{"paymentMethod":{"type":"sandboxpays"}}'

/** How a browser names a page that is not the sandbox's. */
const foreign = [
  ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['in an older browser', { origin: 'https://evil.example' }],
  ['without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['that hides its origin', { 'sec-fetch-site': 'cross-site' }],
] as const
const neighbours = [
  ['of another port', { origin: 'http://127.0.0.1:5200', 'sec-fetch-site': 'same-site' }],
  ['of another name of this machine', { origin: 'http://localhost:5200', 'sec-fetch-site': 'cross-site' }],
] as const

const post = (path: string, headers: Readonly<Record<string, string>>, body: string) =>
  rawRequest(`${sandbox.origin}${path.replace('{order}', billingNo)}`, { method: 'POST', headers, body })

/** Everything that an attack could have changed. */
async function state() {
  const { db, world } = sandbox
  const health = await fetch(`${sandbox.origin}/api/config/game_logo?idfv=x&client_id=${wattId('neko')}`)
  return {
    isAlive: health.ok,
    faults: world.faults.all(),
    orders: await db.selectFrom('orders').select(['billing_no', 'outcome']).orderBy('order_id').execute(),
    accounts: await db
      .selectFrom('account')
      .select(['username', 'is_verified'])
      .orderBy('account_id')
      .execute(),
    grants: await db.selectFrom('login_grant').select('grant_code').execute(),
  }
}

test.each(
  [...foreign, ...neighbours].flatMap(([page, headers]) =>
    attacks.map(([what, path, type, body]) => ({ page, headers, what, path, type, body })),
  ),
)('$what does nothing from a page $page', async ({ headers, path, type, body }) => {
  const before = await state()
  expect((await post(path, { ...headers, 'content-type': type }, body)).status).toBe(403)
  expect(await state()).toEqual(before)
})

test.each(foreign)('a page %s cannot pay by drop-in', async (_, headers) => {
  const before = await state()
  expect((await post(dropIn, { ...headers, 'content-type': json }, dropInBody)).status).toBe(403)
  expect(await state()).toEqual(before)
})

test.each(['text/plain', form, 'multipart/form-data; boundary=x', 'text/plain;application/json', ''])(
  'a body of type "%s" is not read as JSON, whoever sends it',
  async (type) => {
    const before = await state()
    const headers: Record<string, string> = type === '' ? {} : { 'content-type': type }
    for (const path of ['/__sandbox/faults/clear', dropIn]) {
      const answer = await post(path, headers, path === dropIn ? dropInBody : '{"player":null}')
      expect(answer.status).toBe(415)
      expect(answer.text).toContain('The body must be sent as content-type: application/json.')
    }
    expect(await state()).toEqual(before)
  },
)

test('a body that is no JSON is an error and clears nothing', async () => {
  const before = await state()
  for (const body of ['', '{"player":']) {
    expect((await post('/__sandbox/faults/clear', { 'content-type': json }, body)).status).toBe(400)
  }
  expect(await state()).toEqual(before)
})

test.each([...foreign.slice(0, 1), ...neighbours])(
  'the control routes allow no page %s to send or read anything',
  async (_, headers) => {
    for (const path of ['faults', 'faults/clear']) {
      const answer = await rawRequest(`${sandbox.origin}/__sandbox/${path}`, {
        method: 'OPTIONS',
        headers: { ...headers, 'access-control-request-method': 'POST' },
      })
      expect(answer.status).toBe(404)
    }
    for (const path of ['', '/ledger', '/requests', '/tracking', '/faults', '/reports']) {
      const answer = await rawRequest(`${sandbox.origin}/__sandbox${path}`, { headers })
      expect(answer.status).toBe(200)
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  },
)

const staged = `/api/config/game_logo?client_id=${wattId('neko')}&scenario=pay-answer-lost&idfv=`

test.each(foreign)('a page %s stages no scenario through a call', async (_, headers) => {
  const before = await state()
  for (const player of ['*', 'device-9'])
    expect((await rawRequest(`${sandbox.origin}${staged}${player}`, { headers })).status).toBe(403)
  expect(await state()).toEqual(before)
})

test.each(neighbours)('a store %s calls, stages scenarios and pays by drop-in', async (_, headers) => {
  const device = `device-${headers.origin}`
  const url = `${sandbox.origin}${staged}${encodeURIComponent(device)}`
  const staging = await rawRequest(url, { headers })
  expect([staging.status, staging.headers['access-control-expose-headers']]).toEqual([200, 'date'])
  expect(sandbox.world.faults.all().filter(({ player }) => player === device)).not.toEqual([])
  const pending = '{"paymentMethod":{"type":"sandboxwaits"}}'
  const answer = await post(dropIn, { ...headers, 'content-type': json }, pending)
  expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, headers.origin])
})

test('the sandbox’s own pages and programs do what they do', async () => {
  const own = { origin: sandbox.origin, 'sec-fetch-site': 'same-origin', 'content-type': form }
  const added = await post('/__sandbox/page/fault', own, 'player=own&call=*&fault=slow')
  expect(added.status).toBe(303)
  expect(sandbox.world.faults.all().map(({ player }) => player)).toContain('own')
  await control(sandbox.origin, '/faults/clear', { player: 'own' })
  expect(sandbox.world.faults.all().map(({ player }) => player)).not.toContain('own')
  expect(await choose(payUrl, 'approve')).toContain('Payment approved')
})
