import { usualRules } from '@topup/service-model'
import type { OrderRules } from '@topup/service-model'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../app/startSandbox.ts'
import type { Player } from '../testing/player.ts'
import { choose, logIn } from '../testing/player.ts'
import { startTestSandbox } from '../testing/testSandbox.ts'

interface Started {
  readonly billing_no: string
  readonly url: string
}

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

const linkOf = (player: Player) => `watt-rp-open-${player.username.replace('_', '')}`
const pay = '/api/pay/adyen_pay'

/** What the sandbox answers a new player by these rules. */
async function withRules(rules: Partial<OrderRules>, look: (player: Player) => Promise<void>): Promise<void> {
  sandbox.world.orderRules = { ...usualRules, ...rules }
  await look(await logIn(sandbox.origin))
}

/** What only the service of a link knows. */
const leftOut = { server_id: '', role_id: '' }

const start = (player: Player, tap: string) =>
  player.call(
    pay,
    player.payment('', {
      ...leftOut,
      replenish_id: linkOf(player),
      session_id: `link-${player.idfv}-${tap}`,
      oauth_token: '',
    }),
  )
const named = async (player: Player) =>
  (
    await player.content<{ billing_no: string | null }>('/api/replenishment/replenishment_info', {
      replenish_id: linkOf(player),
    })
  ).billing_no

test.each([
  ['product', { product_id: 'starfall.starter' }],
  ['character', { role_id: '1' }],
  ['server', { server_id: 's0' }],
])('a payment that names another %s than its link is rejected', (_what, other) =>
  withRules({}, async (player) => {
    const request = player.payment('', {
      ...leftOut,
      ...other,
      replenish_id: linkOf(player),
      oauth_token: '',
    })
    expect((await player.call(pay, request)).code).toBe(-3000)
  }),
)

test('a service that makes a new order at each start gives a link several, and names the newest open one until one is paid', () =>
  withRules({ links: 'makeAnew' }, async (player) => {
    const [first, second] = [await start(player, '1'), await start(player, '2')]
    expect([first.code, second.code]).toEqual([1, 1])
    const [one, other] = [first.content as Started, second.content as Started]
    expect(other.billing_no).not.toBe(one.billing_no)
    expect(await named(player)).toBe(other.billing_no)
    await choose(one.url, 'approve')
    expect(await named(player)).toBe(one.billing_no)
    expect(await start(player, '3')).toMatchObject({ code: -3016 })
  }))

test('a service that repeats answers another tap with the link’s open order and its page', () =>
  withRules({ links: 'repeat' }, async (player) => {
    const { billing_no, url } = (await start(player, '1')).content as Started
    expect(await start(player, '2')).toMatchObject({ code: 10, content: { billing_no, url } })
    await choose(url, 'decline')
    expect(await start(player, '3')).toMatchObject({ code: 1 })
  }))

test('a service that names no order of a link leaves it out', () =>
  withRules({ namesLinkOrder: false }, async (player) => {
    expect(await start(player, '1')).toMatchObject({ code: 1 })
    expect(await named(player)).toBeNull()
  }))

test.each([
  ['withNumber', -3030, (billing_no: string) => ({ billing_no })],
  ['withoutNumber', -3030, () => null],
  ['asRepeat', 10, (billing_no: string) => ({ billing_no, url: expect.any(String) as string })],
] as const)('a product with an unpaid order is answered %s: code %i', (unpaid, code, content) =>
  withRules({ unpaid }, async (player) => {
    const limits = await player.content<{ product_id: string; billing_no: string }[]>(
      '/api/pay/getLimitProductInfo',
      { role_id: player.role.role_id, server_id: player.role.server_id },
    )
    const open = limits.find(({ product_id }) => product_id === 'starfall.potions')?.billing_no ?? ''
    expect(await player.call(pay, player.payment('starfall.potions'))).toMatchObject({
      code,
      content: content(open),
    })
  }),
)
