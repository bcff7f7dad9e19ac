import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../../app/startSandbox.ts'
import { formOrigin, startAdyenOrder } from '../../testing/adyenOrder.ts'
import { startTestSandbox } from '../../testing/testSandbox.ts'
import { testCards } from '../../payments/payments.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox({})
})
afterAll(() => sandbox.close())

const seal = (value: string) => `sandbox.${btoa(value)}`
const readToken = (token: unknown) =>
  JSON.parse(Buffer.from(String(token), 'base64').toString()) as Readonly<Record<string, string>>

/** An order with a payment by card. */
async function startOrder() {
  const { post, ask, pay, debits } = await startAdyenOrder(sandbox.origin)
  return {
    post,
    debits,
    pay: (card: string) =>
      pay({
        type: 'scheme',
        encryptedCardNumber: seal(card),
        encryptedExpiryMonth: seal('03'),
        encryptedExpiryYear: seal('2040'),
        encryptedSecurityCode: seal('737'),
      }),
    details: (threeDSResult: string) => ask('paymentDetails', { details: { threeDSResult } }),
  }
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
  const next = await order.post('v1/submitThreeDS2Fingerprint', { paymentData: id, fingerprintResult: 'x' })
  expect(next.body).toMatchObject({ type: 'action', action: { subtype: 'challenge' } })
  const claim = btoa(JSON.stringify({ transStatus: 'Y', authorisationToken: id }))
  expect((await order.details(claim)).body).toMatchObject({ resultCode: 'Cancelled' })
  expect((await order.details(claim)).status).toBe(422)
  expect(await order.debits()).toBe(0)
})

test('a bank that asks nothing lets the payment through, for its own order alone', async () => {
  const [order, other] = [await startOrder(), await startOrder()]
  const { action } = (await order.pay(cardOf('frictionless'))).body as { action: { paymentData: string } }
  const done = await order.post('v1/submitThreeDS2Fingerprint', {
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
  ['of this machine', formOrigin, 200],
  ['of another site', 'https://evil.example', 403],
])('the hosted fields serve a page %s: %s', async (_which, origin, status) => {
  const field = `${sandbox.origin}/checkoutshopper/test/securedfields/test_SANDBOX/6.3.0/securedFields.html`
  const response = await fetch(`${field}?type=card&d=${btoa(origin)}`)
  expect(response.status).toBe(status)
  if (status === 200)
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${formOrigin}`)
})
