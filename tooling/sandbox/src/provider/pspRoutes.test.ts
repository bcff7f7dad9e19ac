import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../app/startSandbox.ts'
import type { Player } from '../testing/player.ts'
import { control, logIn } from '../testing/player.ts'
import { startTestSandbox } from '../testing/testSandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox({})
})
afterAll(() => sandbox.close())

interface Started {
  readonly billing_no: string
  readonly url: string | null
  readonly drop_in: { readonly parameters: { readonly sessionId: string; readonly endpoint: string } }
}

/** A new player's order that is paid by drop-in. */
async function startOrder() {
  const player = await logIn(sandbox.origin)
  await control(sandbox.origin, '/faults', { player: player.username, call: 'adyenPay', fault: 'dropIn' })
  const started = await player.content<Started>(
    '/api/pay/adyen_pay',
    player.payment('starfall.crystals-3280'),
  )
  const { sessionId, endpoint } = started.drop_in.parameters
  const ask = async (path: string, body: object = {}) => {
    const response = await fetch(`${endpoint}v1/sessions/${sessionId}/${path}`, {
      method: 'POST',
      headers: { origin: 'http://localhost:5200', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> }
  }
  const choose = (type: string) => ask('payments', { paymentMethod: { type } })
  const pay = async (paymentMethod: object) => (await ask('payments', { paymentMethod })).body
  /** What a form is told that waits for an app. */
  const waitingStatus = async (action: unknown) => {
    const response = await fetch(`${endpoint}services/PaymentInitiation/v1/status?clientKey=test`, {
      method: 'POST',
      headers: { origin: 'http://localhost:5200', 'content-type': 'application/json' },
      body: JSON.stringify(action),
    })
    return (await response.json()) as Readonly<Record<string, unknown>>
  }
  return { player, started, ask, choose, pay, waitingStatus }
}

const statusOf = async (player: Player, billing_no: string) =>
  (await player.content<{ status: number }>('/api/pay/getOrderInfo', { billing_no, simple: '0' })).status

test('a session names the amount and the ways, and leads nowhere but to this machine', async () => {
  const { started, ask } = await startOrder()
  expect(started.url).toBeNull()
  expect(started.drop_in.parameters.endpoint).toBe(`${sandbox.origin}/checkoutshopper/test/`)
  const { status, body } = await ask('setup')
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: started.billing_no, amount: { currency: 'USD', value: 4999 } })
})

test('only a provider that has a drop-in answers with one', async () => {
  const player = await logIn(sandbox.origin)
  await control(sandbox.origin, '/faults', { player: player.username, call: 'starters', fault: 'dropIn' })
  const start = (path: string, pay_id: string, channel: string) =>
    player.content<Partial<Started>>(
      path,
      player.payment('starfall.crystals-680', { pay_id, channel_id: channel, session_id: path }),
    )
  const byLink = await start('/api/pay/paypal_pay', '202', '10201')
  expect(byLink.drop_in).toBeUndefined()
  expect(byLink.url).toMatch(/\/provider\/pay\//)
  expect(await start('/api/pay/adyen_pay', '201', '12101')).toMatchObject({
    url: null,
    drop_in: { provider: 'adyen' },
  })
})

test.each([
  ['sandboxpays', 'Authorised', 1],
  ['sandboxdeclines', 'Refused', -2],
  ['sandboxwaits', 'Pending', -1],
])('%s answers %s and leaves the order at %i', async (type, resultCode, status) => {
  const { player, started, choose } = await startOrder()
  expect((await choose(type)).body).toMatchObject({ resultCode })
  expect(await statusOf(player, started.billing_no)).toBe(status)
})

test('the test bank leads to the pay page of the order and changes nothing by itself', async () => {
  const { player, started, choose } = await startOrder()
  expect((await choose('sandboxbank')).body).toMatchObject({
    resultCode: 'RedirectShopper',
    action: { url: `${sandbox.origin}/provider/pay/${started.billing_no}` },
  })
  expect(await statusOf(player, started.billing_no)).toBe(-1)
})

test.each([
  ['777123', 'Authorised', 1, 'authorised'],
  ['777002', 'Refused', -2, 'refused'],
])(
  'the code %s of BLIK is answered in the app, and then ends the form',
  async (blikCode, resultCode, status, said) => {
    const { player, started, ask, pay, waitingStatus } = await startOrder()
    const { action } = await pay({ type: 'blik', blikCode })
    expect(action).toMatchObject({ type: 'await', paymentMethodType: 'blik' })
    expect(await statusOf(player, started.billing_no)).toBe(-1)
    expect(await waitingStatus(action)).toEqual({ type: 'pending', resultCode: 'pending' })
    // The app has answered, whether the form asks again or not.
    expect(await statusOf(player, started.billing_no)).toBe(status)
    const complete = await waitingStatus(action)
    expect(complete).toMatchObject({ type: 'complete', resultCode: said })
    expect((await ask('paymentDetails', { details: { payload: complete['payload'] } })).body).toMatchObject({
      resultCode,
    })
  },
)

test('a code of BLIK that nobody confirms leaves the order open, and a wrong one is refused', async () => {
  const { player, started, pay, waitingStatus } = await startOrder()
  expect(await pay({ type: 'blik', blikCode: '111111' })).toMatchObject({ resultCode: 'Refused' })
  const { action } = await pay({ type: 'blik', blikCode: '777009' })
  await waitingStatus(action)
  expect(await waitingStatus(action)).toMatchObject({ type: 'pending' })
  expect(await statusOf(player, started.billing_no)).toBe(-1)
})

test('what a form hands in of another order’s BLIK ends nothing', async () => {
  const { ask } = await startOrder()
  const other = await startOrder()
  await other.pay({ type: 'blik', blikCode: '777123' })
  const details = { payload: other.started.billing_no }
  expect((await ask('paymentDetails', { details })).status).toBe(422)
})

test('a session is over with its order: nothing is paid twice', async () => {
  const { player, ask, choose } = await startOrder()
  await choose('sandboxpays')
  expect([(await ask('setup')).status, (await choose('sandboxpays')).status]).toEqual([422, 422])
  const { debits } = await control<{ debits: number }>(sandbox.origin, `/ledger?player=${player.username}`)
  expect(debits).toBe(1)
})

test('a way that there is not is rejected', async () => {
  const { player, started, choose } = await startOrder()
  expect((await choose('card')).status).toBe(422)
  expect(await statusOf(player, started.billing_no)).toBe(-1)
})
