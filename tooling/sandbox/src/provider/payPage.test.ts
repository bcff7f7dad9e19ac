import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../app/startSandbox.ts'
import type { Ledger } from '../ledger/readLedger.ts'
import type { Player } from '../testing/player.ts'
import { choose, control, logIn } from '../testing/player.ts'
import { startTestSandbox } from '../testing/testSandbox.ts'

let sandbox: Sandbox
let nowMs = Date.UTC(2026, 4, 11, 12)
beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => nowMs })
})
afterAll(() => sandbox.close())

const order = async (player: Player, productId = 'starfall.crystals-3280') =>
  player.content<{ billing_no: string; url: string }>('/api/pay/adyen_pay', player.payment(productId))

const statusOf = async (player: Player, billingNo: string, simple: '0' | '1') =>
  (await player.content<{ status: number }>('/api/pay/getOrderInfo', { billing_no: billingNo, simple }))
    .status

test('the page names amount, product, recipient and order number, and asks no other host for anything', async () => {
  const player = await logIn(sandbox.origin)
  const { url, billing_no: billingNo } = await order(player)
  const response = await fetch(url)
  const text = await response.text()
  for (const shown of ['US$49.99', '3,280 Crystals', 'Kaelith, S128 Moonfall', player.username, billingNo])
    expect(text).toContain(shown)
  expect(text).not.toMatch(/<script|https?:\/\//)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
})

test.each([
  ['approve', 'Payment approved', 1],
  ['decline', 'Payment declined', -2],
  ['pending', 'Payment left pending', -1],
] as const)('%s ends with the way back to the store', async (choice, title, status) => {
  const player = await logIn(sandbox.origin)
  const { url, billing_no: billingNo } = await order(player)
  const text = await choose(url, choice)
  expect(text).toContain(title)
  expect(text).toContain('You can close this window and return to the game store.')
  expect(await statusOf(player, billingNo, '0')).toBe(status)
})

test('a declined order cannot be approved afterwards', async () => {
  const player = await logIn(sandbox.origin)
  const { url, billing_no: billingNo } = await order(player)
  await choose(url, 'decline')
  expect(await choose(url, 'approve')).toContain('Payment declined')
  expect(await statusOf(player, billingNo, '0')).toBe(-2)
})

test('with a settle delay the short query knows at once and the full one when the delay is over', async () => {
  const player = await logIn(sandbox.origin)
  sandbox.world.settles.set(player.username, 5000)
  const { url, billing_no: billingNo } = await order(player)
  await choose(url, 'approve')
  expect([await statusOf(player, billingNo, '1'), await statusOf(player, billingNo, '0')]).toEqual([1, -1])
  nowMs += 5000
  expect(await statusOf(player, billingNo, '0')).toBe(1)
})

/** A payment link knows server and character. */
const leftOut = { server_id: '', role_id: '' }

test('an order number that nobody has is a 404', async () => {
  expect((await fetch(`${sandbox.origin}/provider/pay/2605-0000`)).status).toBe(404)
})

test('a payment link in two tabs is paid once: the second approval is a fail without a debit', async () => {
  const link = { replenish_id: 'watt-rp-open-tabs', oauth_token: '' }
  const player = await logIn(sandbox.origin)
  const request = () => player.payment('', { ...link, ...leftOut })
  const [one, two] = [request(), request()]
  const first = await player.content<{ url: string }>('/api/pay/adyen_pay', one)
  const second = await player.content<{ url: string }>('/api/pay/adyen_pay', two)
  expect(await choose(first.url, 'approve')).toContain('Payment approved')
  expect(await choose(second.url, 'approve')).toContain('Payment declined')
  const ledgers = await Promise.all(
    [one, two].map((each) => control<Ledger>(sandbox.origin, `/ledger?intent=${each['session_id'] ?? ''}`)),
  )
  expect(ledgers.map(({ debits }) => debits)).toEqual([1, 0])
})

test('a payment link of no brand is an error of its own', async () => {
  const player = await logIn(sandbox.origin)
  const query = { replenish_id: 'nobody-rp-open' }
  expect((await player.call('/api/replenishment/replenishment_info', query)).code).toBe(-3016)
})

test('a payment link is paid without a login, once, and not after its time', async () => {
  const link = { replenish_id: 'watt-rp-open-page', oauth_token: '' }
  const player = await logIn(sandbox.origin)
  expect(await player.content('/api/replenishment/replenishment_info', link)).toMatchObject({
    user_name: 'ren_hoshi',
    amount: 49.99,
    currency_code: 'USD',
    valid_time: 872,
  })
  const { url } = await player.content<{ url: string }>(
    '/api/pay/adyen_pay',
    player.payment('', { ...link, ...leftOut }),
  )
  await choose(url, 'approve')
  expect(await player.call('/api/pay/adyen_pay', player.payment('', { ...link, ...leftOut }))).toMatchObject({
    code: -3016,
  })
  const other = { replenish_id: 'watt-rp-open-late', oauth_token: '' }
  await player.content('/api/replenishment/replenishment_info', other)
  nowMs += 872_000
  expect(await player.content('/api/replenishment/replenishment_info', other)).toMatchObject({
    valid_time: 0,
  })
  expect(await player.call('/api/pay/adyen_pay', player.payment('', { ...other, ...leftOut }))).toMatchObject(
    {
      code: -3016,
    },
  )
})
