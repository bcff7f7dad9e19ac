import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../../app/startSandbox.ts'
import { control, logIn } from '../../testing/player.ts'
import { startTestSandbox } from '../../testing/testSandbox.ts'
import { testCards } from './cardPayment.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox({})
})
afterAll(() => sandbox.close())

const store = 'http://localhost:5200'
const seal = (value: string) => `sandbox.${btoa(value)}`
const readToken = (token: unknown) =>
  JSON.parse(Buffer.from(String(token), 'base64').toString()) as Readonly<Record<string, string>>

/** A new player's order at the provider, and the calls that the SDK makes for it. */
async function startOrder() {
  const player = await logIn(sandbox.origin)
  await control(sandbox.origin, '/faults', { player: player.username, call: 'adyenPay', fault: 'dropIn' })
  const { billing_no: billingNo } = await player.content<{ billing_no: string }>(
    '/api/pay/adyen_pay',
    player.payment('starfall.crystals-3280'),
  )
  const ask = async (path: string, body: object) => {
    const response = await fetch(`${sandbox.origin}/checkoutshopper/test/v1/${path}`, {
      method: 'POST',
      headers: { origin: store, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> }
  }
  const pay = (card: string) =>
    ask(`sessions/${billingNo}/payments`, {
      origin: store,
      paymentMethod: {
        type: 'scheme',
        encryptedCardNumber: seal(card),
        encryptedExpiryMonth: seal('03'),
        encryptedExpiryYear: seal('2040'),
        encryptedSecurityCode: seal('737'),
      },
    })
  const details = (threeDSResult: string) =>
    ask(`sessions/${billingNo}/paymentDetails`, { details: { threeDSResult } })
  const debits = async () =>
    (await control<{ debits: number }>(sandbox.origin, `/ledger?player=${player.username}`)).debits
  return { ask, pay, details, debits }
}

const cardOf = (outcome: string) =>
  Object.entries(testCards).find(([, each]) => each === outcome)?.[0] ?? 'no such card'

test.each([
  ['approved', 200, 'Authorised', 1],
  ['declined', 200, 'Refused', 0],
  ['refused', 200, 'Refused', 0],
  ['broken', 500, undefined, 0],
  ['expired', 422, undefined, 0],
])('a card that is %s answers %i %s', async (outcome, status, resultCode, debits) => {
  const order = await startOrder()
  const answer = await order.pay(cardOf(outcome))
  expect(answer.status).toBe(status)
  expect(answer.body['resultCode']).toBe(resultCode)
  expect(await order.debits()).toBe(debits)
})

test('an answer that is lost has taken the money', async () => {
  const order = await startOrder()
  await expect(order.pay(cardOf('lost'))).rejects.toThrow('fetch failed')
  expect(await order.debits()).toBe(1)
})

test('what the browser says of a challenge does not count, and a result counts once', async () => {
  const order = await startOrder()
  const { action } = (await order.pay(cardOf('challenge'))).body as { action: { paymentData: string } }
  const id = action.paymentData
  const next = await order.ask('submitThreeDS2Fingerprint', { paymentData: id, fingerprintResult: 'x' })
  expect(next.body).toMatchObject({ type: 'action', action: { subtype: 'challenge' } })
  const claim = btoa(JSON.stringify({ transStatus: 'Y', authorisationToken: id }))
  expect((await order.details(claim)).body).toMatchObject({ resultCode: 'Cancelled' })
  expect((await order.details(claim)).status).toBe(422)
  expect(await order.debits()).toBe(0)
})

test('a bank that asks nothing lets the payment through, for its own order alone', async () => {
  const [order, other] = [await startOrder(), await startOrder()]
  const { action } = (await order.pay(cardOf('frictionless'))).body as { action: { paymentData: string } }
  const done = await order.ask('submitThreeDS2Fingerprint', {
    paymentData: action.paymentData,
    fingerprintResult: 'x',
  })
  const { threeDSResult } = (done.body as { details: { threeDSResult: string } }).details
  expect(readToken(threeDSResult)).toMatchObject({ authorisationToken: action.paymentData })
  expect((await order.details(threeDSResult)).body).toMatchObject({ resultCode: 'Authorised' })
  expect((await other.details(threeDSResult)).status).toBe(422)
  expect([await order.debits(), await other.debits()]).toEqual([1, 0])
})

test.each([
  ['of this machine', store, 200],
  ['of another site', 'https://evil.example', 403],
])('the hosted fields serve a page %s: %s', async (_which, origin, status) => {
  const field = `${sandbox.origin}/checkoutshopper/test/securedfields/test_SANDBOX/6.3.0/securedFields.html`
  const response = await fetch(`${field}?type=card&d=${btoa(origin)}`)
  expect(response.status).toBe(status)
  if (status === 200)
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${store}`)
})
