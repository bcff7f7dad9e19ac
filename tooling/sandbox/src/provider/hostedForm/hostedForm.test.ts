import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../../app/startSandbox.ts'
import type { Player } from '../../testing/player.ts'
import { control, logIn } from '../../testing/player.ts'
import { startTestSandbox } from '../../testing/testSandbox.ts'
import type { CardOutcome } from '../../payments/payments.ts'
import { testCards } from '../../payments/payments.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox({})
})
afterAll(() => sandbox.close())

interface Started {
  readonly billing_no: string
  readonly drop_in: { readonly provider: string; readonly parameters: Readonly<Record<string, string>> }
}

/** A new player's order that is paid in Airwallex's form. */
async function startOrder() {
  const player = await logIn(sandbox.origin)
  await control(sandbox.origin, '/faults', {
    player: player.username,
    call: 'airwallexPay',
    fault: 'dropIn',
  })
  const started = await player.content<Started>(
    '/api/pay/airwallex',
    player.payment('starfall.crystals-680', { pay_id: '216', channel_id: '10601', country: 'US' }),
  )
  return { player, started, secret: started.drop_in.parameters['clientSecret'] ?? '' }
}

const numberOf = (outcome: CardOutcome) =>
  Object.entries(testCards).find(([, each]) => each === outcome)?.[0] ?? ''

const pay = (secret: string, outcome: CardOutcome, passed?: boolean) =>
  fetch(`${sandbox.origin}/airwallex/sandbox/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret, number: numberOf(outcome), passed }),
  })

const statusOf = async (player: Player, billing_no: string) =>
  (await player.content<{ status: number }>('/api/pay/getOrderInfo', { billing_no, simple: '0' })).status

const formOf = (secret: string, origin = 'http://localhost:5200') =>
  fetch(`${sandbox.origin}/airwallex/sandbox/form.html?${new URLSearchParams({ origin, secret })}`)

test('the answer names the intent of the order and its currency, and no address', async () => {
  const { started, secret } = await startOrder()
  expect(started.drop_in).toEqual({
    provider: 'airwallex',
    parameters: {
      environment: 'demo',
      intentId: `int_${started.billing_no}`,
      clientSecret: secret,
      currency: 'USD',
    },
  })
})

test.each([
  ['approved', 'paid', 1],
  ['declined', 'refused', -2],
  ['refused', 'refused', -1],
  ['challenge', 'challenge', -1],
] as const)(
  'a card that is %s is answered with "%s" and leaves the order at %i',
  async (card, outcome, status) => {
    const { player, started, secret } = await startOrder()
    const response = await pay(secret, card)
    expect(await response.json()).toEqual({ outcome })
    expect(await statusOf(player, started.billing_no)).toBe(status)
  },
)

test.each([
  [true, 1],
  [false, -2],
])('what the player says to the bank decides: %s leaves the order at %i', async (passed, status) => {
  const { player, started, secret } = await startOrder()
  await pay(secret, 'challenge', passed)
  expect(await statusOf(player, started.billing_no)).toBe(status)
})

test.each([
  ['broken', 500],
  ['expired', 422],
] as const)('a card that is %s is an error, and no money moves', async (card, code) => {
  const { player, started, secret } = await startOrder()
  expect((await pay(secret, card)).status).toBe(code)
  expect(await statusOf(player, started.billing_no)).toBe(-1)
})

test('an answer that is lost has taken the money, once', async () => {
  const { player, started, secret } = await startOrder()
  await expect(pay(secret, 'lost')).rejects.toThrow('fetch failed')
  expect(await statusOf(player, started.billing_no)).toBe(1)
  expect((await pay(secret, 'approved')).status).toBe(422)
  const { debits } = await control<{ debits: number }>(sandbox.origin, `/ledger?player=${player.username}`)
  expect(debits).toBe(1)
})

test('the form is for pages of this machine, and says when its order is over', async () => {
  const { secret } = await startOrder()
  expect((await formOf(secret, 'https://evil.example')).status).toBe(403)
  expect(await (await formOf(secret)).text()).toContain('data-state="open"')
  await pay(secret, 'approved')
  expect(await (await formOf(secret)).text()).toContain('data-state="over"')
  expect(await (await formOf('guessed')).text()).toContain('data-state="over"')
})
