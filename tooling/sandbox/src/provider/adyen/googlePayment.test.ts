import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../../app/startSandbox.ts'
import { startAdyenOrder } from '../../testing/adyenOrder.ts'
import { startTestSandbox } from '../../testing/testSandbox.ts'
import { testCards } from '../../payments/payments.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox({})
})
afterAll(() => sandbox.close())

/** An order with a payment by Google Pay. */
async function startOrder() {
  const { pay, debits } = await startAdyenOrder(sandbox.origin, 'googlePay')
  return {
    debits,
    pay: (googlePayToken: string) => pay({ type: 'googlepay', googlePayCardNetwork: 'VISA', googlePayToken }),
  }
}

const tokenFor = (outcome: string) =>
  JSON.stringify({
    protocolVersion: 'ECv2',
    signature: 'x',
    signedMessage: btoa(Object.entries(testCards).find(([, each]) => each === outcome)?.[0] ?? ''),
  })

test.each([
  ['', false],
  ['googlePay', true],
] as const)('a session of the fault "%s" offers Google Pay: %s', async (value, is) => {
  const { ask, started } = await startAdyenOrder(sandbox.origin, value)
  const { sessionData } = started.drop_in.parameters
  const { body } = await ask('setup', { sessionData })
  const { paymentMethods } = body['paymentMethods'] as { paymentMethods: readonly { type: string }[] }
  const google = paymentMethods.find(({ type }) => type === 'googlepay')
  expect(google !== undefined).toBe(is)
  if (is)
    expect(google).toMatchObject({
      configuration: {
        merchantId: expect.any(String) as string,
        gatewayMerchantId: expect.any(String) as string,
      },
    })
  expect(body['sessionData']).toBe(sessionData)
})

test.each([
  ['approved', 200, 'Authorised', 1],
  ['challenge', 200, 'IdentifyShopper', 0],
])('the card in Google’s token decides: %s', async (outcome, status, resultCode, debits) => {
  const order = await startOrder()
  const answer = await order.pay(tokenFor(outcome))
  expect([answer.status, answer.body['resultCode']]).toEqual([status, resultCode])
  expect(await order.debits()).toBe(debits)
})

test.each(['', '{}', 'no token', '{"protocolVersion":"ECv1"}'])(
  'what is no token pays nothing: %s',
  async (token) => {
    const order = await startOrder()
    expect((await order.pay(token)).status).toBe(422)
    expect(await order.debits()).toBe(0)
  },
)

test('the stand-in for Google’s host has its script, what that asks for, and a picture', async () => {
  for (const [path, type] of [
    ['gp/p/js/pay.js', 'text/javascript'],
    ['gp/p/sandbox/ready', 'application/json'],
    ['instantbuy/dark_gpay.svg', 'image/svg+xml'],
  ]) {
    const response = await fetch(`${sandbox.origin}/google/${path}`)
    expect(response.headers.get('content-type')).toContain(type)
  }
})
