import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ledger } from '../ledger/readLedger.ts'
import type { Sandbox } from '../app/startSandbox.ts'
import { testDatabases, wattId } from '../testing/testSandbox.ts'
import { choose, control, logIn } from '../testing/player.ts'

/** What a rejected payment sends otherwise, and on which path. */
type Change = Readonly<Record<string, string>> & { readonly path?: string }

interface Started {
  readonly billing_no: string
  readonly url: string
}

/** Two hundred in `npm run test:full`. */
const playersAtOnce = process.env['TEST_SLOW'] ? 200 : 40

describe.each(testDatabases())('a purchase on $name', (database) => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await database.start()
  })
  afterAll(() => sandbox.close())

  const ledgerOf = (intent: string) => control<Ledger>(sandbox.origin, `/ledger?intent=${intent}`)
  const pay = '/api/pay/adyen_pay'

  test('costs the coupon price, is decided on the pay page only, and uses coupon and points once', async () => {
    const player = await logIn(sandbox.origin)
    const request = player.payment('starfall.crystals-3280', { coupon_code: 'CRYSTAL15' })
    const price = await player.content<{ discountPrice: number; points: number }>(
      '/api/coupons/couponPrice',
      {
        coupon_code: 'CRYSTAL15',
        product_id: 'starfall.crystals-3280',
        domain_area: 'universal',
      },
    )
    expect(price).toEqual({ discountPrice: 42.49, points: 424 })
    const order = await player.content<Started>(pay, request)
    expect(
      await player.content('/api/pay/getOrderInfo', { billing_no: order.billing_no, simple: '0' }),
    ).toMatchObject({
      status: -1,
      amount: 42.49,
    })
    expect(await ledgerOf(request['session_id'] ?? '')).toMatchObject({ orders: 1, debits: 0 })
    expect(await choose(order.url, 'approve')).toContain('Payment approved')
    expect(await choose(order.url, 'approve')).toContain('Payment approved')
    expect(await ledgerOf(request['session_id'] ?? '')).toMatchObject({
      orders: 1,
      debits: 1,
      debited: { USD: 4249 },
    })
    expect(
      await player.content('/api/pay/getOrderInfo', { billing_no: order.billing_no, simple: '0' }),
    ).toMatchObject({ status: 1 })
    expect(await player.content('/api/coupons/vipInfo')).toMatchObject({ total_points: 6840 + 424 })
    const again = { ...request, session_id: `${request['session_id']}-again` }
    expect(await player.call(pay, again)).toMatchObject({ code: -3062 })
  })

  test('that is declined takes no money and keeps the coupon', async () => {
    const player = await logIn(sandbox.origin)
    const request = player.payment('starfall.crystals-680', { coupon_code: 'WELCOME5' })
    const order = await player.content<Started>(pay, request)
    await choose(order.url, 'decline')
    expect(
      await player.content('/api/pay/getOrderInfo', { session_id: request['session_id'] ?? '', simple: '0' }),
    ).toMatchObject({ status: -2 })
    expect(await ledgerOf(request['session_id'] ?? '')).toMatchObject({ orders: 1, debits: 0 })
    expect((await player.call(pay, { ...request, session_id: `${request['session_id']}-again` })).code).toBe(
      1,
    )
  })

  test('with one coupon in two open orders: the second approval is a fail without a debit', async () => {
    const player = await logIn(sandbox.origin)
    const request = player.payment('starfall.crystals-680', { coupon_code: 'CRYSTAL15' })
    const first = await player.content<Started>(pay, request)
    const other = { ...request, session_id: `${request['session_id']}-other` }
    const second = await player.content<Started>(pay, other)
    await choose(first.url, 'approve')
    expect(await choose(second.url, 'approve')).toContain('Payment declined')
    expect(await ledgerOf(request['session_id'] ?? '')).toMatchObject({ orders: 1, debits: 1 })
    expect(await ledgerOf(other.session_id)).toMatchObject({ orders: 1, debits: 0 })
  })

  test.each([
    ['a stranger’s character', { role_id: '1' }, -3005],
    ['a server the character is not on', { server_id: 's97' }, -3005],
    ['a method of another country', { country: 'KR' }, -3010],
    ['an unknown method', { pay_id: '9999' }, -3010],
    ['a channel of another method', { channel_id: '10201' }, -3010],
    ['a method of another provider than the called one', { pay_id: '202', channel_id: '10201' }, -3010],
    ['a price out of the method’s range', { country: 'MM', product_id: 'starfall.crystals-330' }, -3010],
    ['a coupon that is locked', { coupon_code: 'OVER100' }, -3062],
    ['a coupon that was used', { coupon_code: 'OLDWEEK' }, -3062],
    ['a coupon that nobody has', { coupon_code: 'NOPE' }, -3062],
    [
      'a coupon and a method that takes none',
      { pay_id: '605', channel_id: '10101', coupon_code: 'WELCOME5', path: '/api/pay/razer_gold_pay' },
      -3062,
    ],
    ['a coupon on goods without coupons', { product_id: 'starfall.season', coupon_code: 'WELCOME5' }, -3062],
    ['a region the brand does not sell in', { domain_area: 'dragon' }, -3014],
    ['a game that does not exist', { client_id: 'watt-nothing-web' }, -3001],
    ['another game than the token’s', { client_id: wattId('neko') }, -600],
    ['no token', { oauth_token: '' }, -600],
    ['a product that is sold out', { product_id: 'starfall.trove' }, -3031],
    ['a product with an unpaid order', { product_id: 'starfall.potions' }, -3030],
    ['a missing parameter', { did: '' }, -3000],
  ])('with %s is rejected and makes no order', async (_, { path = pay, ...change }: Change, code) => {
    const player = await logIn(sandbox.origin)
    const channel = change['channel_id'] ?? '12101'
    const request = player.payment('starfall.crystals-680', { channel, ...change })
    expect(await player.call(path, request)).toMatchObject({ code })
    expect(await ledgerOf(request['session_id'] ?? '')).toMatchObject({ orders: 0 })
  })

  test('of an unverified account is rejected until the account is verified', async () => {
    const player = await logIn(sandbox.origin, { username: 'unverified_1' })
    expect(await player.call('/util/login/get_user_info')).toMatchObject({ code: 6001 })
    expect(await player.call(pay, player.payment('starfall.crystals-60'))).toMatchObject({ code: 6001 })
    await control(sandbox.origin, '/accounts', { player: 'unverified_1', verified: true })
    expect(await player.call(pay, player.payment('starfall.crystals-60'))).toMatchObject({ code: 1 })
  })

  test('reaches the limit of its product and then blocks the next one', async () => {
    const player = await logIn(sandbox.origin)
    const bundle = () => player.content<Started>(pay, player.payment('starfall.starter'))
    await choose((await bundle()).url, 'approve')
    await choose((await bundle()).url, 'approve')
    expect(await player.call(pay, player.payment('starfall.starter'))).toMatchObject({ code: -3031 })
    const limits = await player.content<{ product_id: string }[]>('/api/pay/getLimitProductInfo', {
      role_id: player.role.role_id,
      server_id: player.role.server_id,
    })
    expect(limits.find((limit) => limit.product_id === 'starfall.starter')).toMatchObject({
      extra_pay_times: 0,
      frequency: 3,
      day_info: 7,
    })
    expect(limits.find((limit) => limit.product_id === 'starfall.potions')).toMatchObject({
      extra_pay_times: -1,
    })
  })

  test('started twice at once on a limited product is one order', async () => {
    const player = await logIn(sandbox.origin)
    const request = player.payment('starfall.moonlight')
    const requests = Array.from({ length: 8 }, (_, tap) => ({
      ...request,
      session_id: `${request['session_id']}-${tap}`,
    }))
    const answers = await Promise.all(requests.map((one) => player.call(pay, one)))
    expect(answers.map((answer) => answer.code).sort((a, b) => a - b)).toEqual([
      -3030, -3030, -3030, -3030, -3030, -3030, -3030, 1,
    ])
    const ledgers = await Promise.all(requests.map(({ session_id }) => ledgerOf(session_id)))
    expect(ledgers.reduce((sum, { orders }) => sum + orders, 0)).toBe(1)
  })

  test(`of ${playersAtOnce} players at once: every intent has one order and one debit, of the right amount`, async () => {
    const players = await Promise.all(Array.from({ length: playersAtOnce }, () => logIn(sandbox.origin)))
    const intents = await Promise.all(
      players.map(async (player) => {
        const request = player.payment('starfall.crystals-680')
        const order = await player.content<Started>(pay, request)
        await Promise.all([choose(order.url, 'approve'), choose(order.url, 'approve')])
        return request['session_id'] ?? ''
      }),
    )
    const ledgers = await Promise.all(intents.map(ledgerOf))
    expect(ledgers.map(({ orders, debits, debited }) => [orders, debits, debited['USD']])).toEqual(
      intents.map(() => [1, 1, 999]),
    )
  }, 120_000)
})
