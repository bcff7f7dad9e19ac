import { errorCodes } from '@topup/api-client/contract'
import { expect, onTestFinished, test } from 'vitest'
import { choose, logIn } from '../testing/player.ts'
import { testDatabases } from '../testing/testSandbox.ts'
import { keepNewest } from './keepNewest.ts'
import type { Kept } from './keepNewest.ts'

const plenty: Kept = { orders: 1000, accounts: 1000, sessions: 1000 }

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
    await keepNewest(sandbox.db, { ...plenty, orders: 100 })
    expect(await left()).toEqual(all)
    await keepNewest(sandbox.db, { ...plenty, orders: 2 })
    const newest = [second, third].map(({ billing_no }) => ({ billing_no }))
    expect(await left()).toEqual({ orders: newest, debits: newest })
  },
)

test.each(testDatabases())(
  'beyond the number that is kept the oldest sessions end, and a later login is not touched, on $name',
  async (database) => {
    const sandbox = await database.start()
    onTestFinished(() => sandbox.close())
    const roles = '/api/system/allRoleList'
    const first = await logIn(sandbox.origin, { username: 'plain_first' })
    const second = await logIn(sandbox.origin, { username: 'plain_second' })
    await keepNewest(sandbox.db, { ...plenty, sessions: 1 })
    expect((await second.call(roles, {})).code).toBe(1)
    expect((await first.call(roles, {})).code).toBe(errorCodes.notLoggedIn.code)
    const again = await logIn(sandbox.origin, { username: 'plain_first' })
    expect((await again.call(roles, {})).code).toBe(1)
  },
)

test.each(testDatabases())(
  'beyond the number that is kept the accounts go that nobody has used for longest, with all that is theirs, on $name',
  async (database) => {
    const sandbox = await database.start()
    onTestFinished(() => sandbox.close())
    const { db } = sandbox
    for (const username of ['plain_old', 'plain_older', 'plain_newest'])
      await logIn(sandbox.origin, { username })
    const buyer = await logIn(sandbox.origin, { username: 'plain_old' })
    const { url } = await buyer.content<{ url: string }>(
      '/api/pay/adyen_pay',
      buyer.payment('starfall.crystals-60'),
    )
    await choose(url, 'approve')
    const names = async () => {
      const rows = await db.selectFrom('account').select('username').orderBy('username').execute()
      return rows.map(({ username }) => username)
    }
    const everybody = await names()
    await keepNewest(db, { ...plenty, accounts: everybody.length })
    expect(await names()).toEqual(everybody)
    await keepNewest(db, { ...plenty, accounts: 2 })
    expect(await names()).toEqual(['plain_newest', 'plain_old'])
    expect(await db.selectFrom('orders').select('username').execute()).toEqual([{ username: 'plain_old' }])
    const owners = await db.selectFrom('coupon').select('account_id').distinct().execute()
    expect(owners).toHaveLength(2)
    // A login under the name of an account that is gone makes a new one.
    const back = await logIn(sandbox.origin, { username: 'plain_older' })
    expect((await back.call('/api/system/allRoleList', {})).code).toBe(1)
  },
)

test.each(testDatabases())(
  'an account with an open order stays, and so does the newest player who came from a game, on $name',
  async (database) => {
    const sandbox = await database.start()
    onTestFinished(() => sandbox.close())
    const { db } = sandbox
    const buyer = await logIn(sandbox.origin, { username: 'plain_buyer' })
    await buyer.content('/api/pay/adyen_pay', buyer.payment('starfall.crystals-60'))
    await logIn(sandbox.origin, { username: 'plain_later' })
    // An ordinary account is made with an unpaid order, which is none of its player's.
    await logIn(sandbox.origin, { username: 'anna' })
    // A game's own login opens no session here.
    await buyer.content('/api/system/allRoleList', { oauth_token: 'sdk.plain_ingame' })
    await keepNewest(db, { ...plenty, accounts: 1 })
    const rows = await db.selectFrom('account').select('username').orderBy('username').execute()
    expect(rows.map(({ username }) => username)).toEqual(['plain_buyer', 'plain_ingame'])
  },
)
