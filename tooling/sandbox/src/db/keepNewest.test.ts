import { expect, onTestFinished, test } from 'vitest'
import { choose, logIn } from '../testing/player.ts'
import { testDatabases } from '../testing/testSandbox.ts'
import { keepNewest } from './keepNewest.ts'

test.each(testDatabases())(
  'beyond the number that is kept the oldest orders go, with what was paid for them, on $name',
  async (database) => {
    const sandbox = await database.start()
    onTestFinished(() => sandbox.close())
    const player = await logIn(sandbox.origin, { username: 'plain_keeper' })
    const buy = () =>
      player.content<{ billing_no: string; url: string }>(
        '/api/pay/adyen_pay',
        player.payment('starfall.crystals-60'),
      )
    const [first, second, third] = [await buy(), await buy(), await buy()]
    for (const { url } of [first, second, third]) await choose(url, 'approve')
    const left = async () => ({
      orders: await sandbox.db.selectFrom('orders').select('billing_no').orderBy('order_id').execute(),
      debits: await sandbox.db.selectFrom('debit').select('billing_no').orderBy('debit_id').execute(),
    })
    const all = await left()
    await keepNewest(sandbox.db, 100)
    expect(await left()).toEqual(all)
    await keepNewest(sandbox.db, 2)
    const newest = [second, third].map(({ billing_no }) => ({ billing_no }))
    expect(await left()).toEqual({ orders: newest, debits: newest })
  },
)
