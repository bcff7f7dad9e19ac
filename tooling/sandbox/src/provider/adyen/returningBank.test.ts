import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../../app/startSandbox.ts'
import { control, logIn } from '../../testing/player.ts'
import { startTestSandbox } from '../../testing/testSandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox({})
})
afterAll(() => sandbox.close())

const page = 'http://localhost:5200'

/** An order whose player is at the bank that leads back. */
async function atBank() {
  const player = await logIn(sandbox.origin)
  await control(sandbox.origin, '/faults', { player: player.username, call: 'adyenPay', fault: 'dropIn' })
  const { billing_no, drop_in } = await player.content<{
    billing_no: string
    drop_in: { parameters: { endpoint: string } }
  }>('/api/pay/adyen_pay', player.payment('starfall.crystals-3280'))
  const ask = async (path: string, body: object) => {
    const response = await fetch(`${drop_in.parameters.endpoint}v1/sessions/${billing_no}/${path}`, {
      method: 'POST',
      headers: { origin: page, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> }
  }
  const { body } = await ask('payments', { paymentMethod: { type: 'sandboxreturns' } })
  const { url } = body['action'] as { url: string }
  const choose = (choice: string) =>
    fetch(url.replace('localhost', '127.0.0.1'), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice }),
    })
  const status = async () =>
    (await player.content<{ status: number }>('/api/pay/getOrderInfo', { billing_no, simple: '0' })).status
  const debits = async () =>
    (await control<{ debits: number }>(sandbox.origin, `/ledger?player=${player.username}`)).debits
  return { billing_no, ask, choose, status, debits }
}

const detailsIn = (response: Response) => {
  const query = new URL(response.headers.get('location') ?? '').searchParams
  return { details: { redirectResult: query.get('redirectResult') ?? '' } }
}

test('the bank leads back to the page that sent the player, with the session and one word of its own', async () => {
  const { billing_no, choose, status } = await atBank()
  const answer = await choose('approve')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toMatch(
    new RegExp(`^${page}/pay\\.html\\?sessionId=${billing_no}&redirectResult=[\\w-]+$`),
  )
  // Nothing is taken before the page that sent the player has asked for it.
  expect(await status()).toBe(-1)
})

test.each([
  ['approve', 'Authorised', 1, 1],
  ['decline', 'Refused', -2, 0],
  ['cancel', 'Cancelled', -1, 0],
])('%s is finished as %s, however often it is asked for', async (choice, resultCode, status, debits) => {
  const world = await atBank()
  const details = detailsIn(await world.choose(choice))
  for (let times = 0; times < 3; times += 1)
    expect((await world.ask('paymentDetails', details)).body).toMatchObject({ resultCode })
  expect([await world.status(), await world.debits()]).toEqual([status, debits])
})

test('the first word at the bank stands', async () => {
  const world = await atBank()
  await world.choose('decline')
  const details = detailsIn(await world.choose('approve'))
  expect((await world.ask('paymentDetails', details)).body).toMatchObject({ resultCode: 'Refused' })
})

test('a word of another order, or one that nobody gave, takes nothing', async () => {
  const [one, other] = [await atBank(), await atBank()]
  const details = detailsIn(await one.choose('approve'))
  expect((await other.ask('paymentDetails', details)).status).toBe(422)
  expect((await other.ask('paymentDetails', { details: { redirectResult: 'made up' } })).status).toBe(422)
  expect(await other.debits()).toBe(0)
})
