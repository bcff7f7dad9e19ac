import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../app/startSandbox.ts'
import { startAdyenOrder } from '../testing/adyenOrder.ts'
import { control, logIn } from '../testing/player.ts'
import { startTestSandbox } from '../testing/testSandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox({})
})
afterAll(() => sandbox.close())

const startOrder = () => startAdyenOrder(sandbox.origin)

type AdyenOrder = Awaited<ReturnType<typeof startOrder>>
const choose = (order: AdyenOrder, type: string) => order.pay({ type })
const blik = (order: AdyenOrder, blikCode: string) => order.pay({ type: 'blik', blikCode })

/** What a form is told that waits for an app. */
const waitingStatus = async ({ post }: AdyenOrder, action: unknown) =>
  (await post('services/PaymentInitiation/v1/status?clientKey=test', action)).body

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
    player.content<{ readonly url: string | null; readonly drop_in?: object }>(
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
  const order = await startOrder()
  expect((await choose(order, type)).body).toMatchObject({ resultCode })
  expect(await order.status()).toBe(status)
})

test('the test bank leads to the pay page of the order and changes nothing by itself', async () => {
  const order = await startOrder()
  expect((await choose(order, 'sandboxbank')).body).toMatchObject({
    resultCode: 'RedirectShopper',
    action: { url: `${sandbox.origin}/provider/pay/${order.started.billing_no}` },
  })
  expect(await order.status()).toBe(-1)
})

test.each([
  ['777123', 'Authorised', 1, 'authorised'],
  ['777002', 'Refused', -2, 'refused'],
])(
  'the code %s of BLIK is answered in the app, and then ends the form',
  async (blikCode, resultCode, status, said) => {
    const order = await startOrder()
    const { action } = (await blik(order, blikCode)).body
    expect(action).toMatchObject({ type: 'await', paymentMethodType: 'blik' })
    expect(await order.status()).toBe(-1)
    expect(await waitingStatus(order, action)).toEqual({ type: 'pending', resultCode: 'pending' })
    // The app has answered, whether the form asks again or not.
    expect(await order.status()).toBe(status)
    const complete = await waitingStatus(order, action)
    expect(complete).toMatchObject({ type: 'complete', resultCode: said })
    const details = { payload: complete['payload'] }
    expect((await order.ask('paymentDetails', { details })).body).toMatchObject({ resultCode })
  },
)

test('a code of BLIK that nobody confirms leaves the order open, and a wrong one is refused', async () => {
  const order = await startOrder()
  expect((await blik(order, '111111')).body).toMatchObject({ resultCode: 'Refused' })
  const { action } = (await blik(order, '777009')).body
  await waitingStatus(order, action)
  expect(await waitingStatus(order, action)).toMatchObject({ type: 'pending' })
  expect(await order.status()).toBe(-1)
})

test('what a form hands in of another order’s BLIK ends nothing', async () => {
  const { ask } = await startOrder()
  const other = await startOrder()
  await blik(other, '777123')
  const details = { payload: other.started.billing_no }
  expect((await ask('paymentDetails', { details })).status).toBe(422)
})

test('a session is over with its order: nothing is paid twice', async () => {
  const order = await startOrder()
  await choose(order, 'sandboxpays')
  const again = await choose(order, 'sandboxpays')
  expect([(await order.ask('setup')).status, again.status]).toEqual([422, 422])
  expect(await order.debits()).toBe(1)
})

test('a way that there is not is rejected', async () => {
  const order = await startOrder()
  expect((await choose(order, 'card')).status).toBe(422)
  expect(await order.status()).toBe(-1)
})
