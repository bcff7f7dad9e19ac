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

interface Started {
  readonly billing_no: string
  readonly drop_in: { readonly parameters: { readonly sessionData: string; readonly endpoint: string } }
}

/** A new player's order at the provider, in a session with or without Google Pay. */
async function startOrder(value: '' | 'googlePay') {
  const player = await logIn(sandbox.origin)
  const fault = { player: player.username, call: 'adyenPay', fault: 'dropIn', value }
  await control(sandbox.origin, '/faults', fault)
  const started = await player.content<Started>(
    '/api/pay/adyen_pay',
    player.payment('starfall.crystals-3280'),
  )
  const { endpoint, sessionData } = started.drop_in.parameters
  const ask = async (path: string, body: object) => {
    const response = await fetch(`${endpoint}v1/sessions/${started.billing_no}/${path}`, {
      method: 'POST',
      headers: { origin: 'http://localhost:5200', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> }
  }
  const pay = (googlePayToken: string) =>
    ask('payments', {
      origin: 'http://localhost:5200',
      paymentMethod: { type: 'googlepay', googlePayCardNetwork: 'VISA', googlePayToken },
    })
  const debits = async () =>
    (await control<{ debits: number }>(sandbox.origin, `/ledger?player=${player.username}`)).debits
  return { ask, pay, debits, sessionData }
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
  const { ask, sessionData } = await startOrder(value)
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
  ['declined', 200, 'Refused', 0],
  ['refused', 200, 'Refused', 0],
  ['challenge', 200, 'IdentifyShopper', 0],
  ['broken', 500, undefined, 0],
])('the card in Google’s token decides: %s', async (outcome, status, resultCode, debits) => {
  const order = await startOrder('googlePay')
  const answer = await order.pay(tokenFor(outcome))
  expect([answer.status, answer.body['resultCode']]).toEqual([status, resultCode])
  expect(await order.debits()).toBe(debits)
})

test.each(['', '{}', 'no token', '{"protocolVersion":"ECv1"}'])(
  'what is no token pays nothing: %s',
  async (token) => {
    const order = await startOrder('googlePay')
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
