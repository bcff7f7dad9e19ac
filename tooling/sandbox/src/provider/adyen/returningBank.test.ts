import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../../app/startSandbox.ts'
import { formOrigin, startAdyenOrder } from '../../testing/adyenOrder.ts'
import { startTestSandbox } from '../../testing/testSandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox({})
})
afterAll(() => sandbox.close())

/** An order whose player is at the bank that leads back. */
async function atBank() {
  const { started, ask, pay, status, debits } = await startAdyenOrder(sandbox.origin)
  const { body } = await pay({ type: 'sandboxreturns' })
  const { url } = body['action'] as { url: string }
  const choose = (choice: string) =>
    fetch(url.replace('localhost', '127.0.0.1'), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice }),
    })
  return { billing_no: started.billing_no, ask, choose, status, debits }
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
    new RegExp(`^${formOrigin}/pay\\.html\\?sessionId=${billing_no}&redirectResult=[\\w-]+$`),
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
