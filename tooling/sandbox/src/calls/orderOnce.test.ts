import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ledger } from '../ledger/readLedger.ts'
import type { Sandbox } from '../app/startSandbox.ts'
import { control, logIn } from '../testing/player.ts'
import { testDatabases } from '../testing/testSandbox.ts'

interface Started {
  readonly billing_no: string
  readonly url: string
}

describe.each(testDatabases())('a payment call on $name', (database) => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await database.start()
  })
  afterAll(() => sandbox.close())

  const ledgerOf = (intent: string) => control<Ledger>(sandbox.origin, `/ledger?intent=${intent}`)
  const pay = '/api/pay/adyen_pay'

  test('sent twice, as a browser does over a broken connection, is one order: code 10 names it and its link', async () => {
    const player = await logIn(sandbox.origin)
    const request = player.payment('starfall.crystals-60')
    const order = await player.content<Started>(pay, request)
    expect(await player.call(pay, request)).toMatchObject({
      code: 10,
      content: { billing_no: order.billing_no, url: order.url },
    })
    expect(await ledgerOf(request['session_id'] ?? '')).toMatchObject({ orders: 1, debits: 0 })
  })

  test('sent eight times at once is one order', async () => {
    const player = await logIn(sandbox.origin)
    const request = player.payment('starfall.crystals-60')
    const answers = await Promise.all(Array.from({ length: 8 }, () => player.call(pay, request)))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      1,
      ...Array.from({ length: 7 }, () => 10),
    ])
    expect(await ledgerOf(request['session_id'] ?? '')).toMatchObject({ orders: 1 })
  })

  test('of another account with a known session id is an order of its own, and tells nothing of the other', async () => {
    const [one, two] = [await logIn(sandbox.origin), await logIn(sandbox.origin)]
    const request = one.payment('starfall.crystals-60')
    const first = await one.content<Started>(pay, request)
    const session_id = request['session_id'] ?? ''
    const second = await two.content<Started>(pay, two.payment('starfall.crystals-60', { session_id }))
    expect(second.billing_no).not.toBe(first.billing_no)
  })
})
