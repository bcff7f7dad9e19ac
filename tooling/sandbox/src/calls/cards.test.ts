import { cardInfo } from '@topup/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ledger } from '../ledger/readLedger.ts'
import type { Sandbox } from '../app/startSandbox.ts'
import type { Player } from '../testing/player.ts'
import { control, logIn } from '../testing/player.ts'
import { testDatabases } from '../testing/testSandbox.ts'

interface Started {
  readonly billing_no: string
}

describe.each(testDatabases())('a prepaid card on $name', (database) => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await database.start()
  })
  afterAll(() => sandbox.close())

  const ledgerOf = (intent: string) => control<Ledger>(sandbox.origin, `/ledger?intent=${intent}`)

  test('is exchanged once, whoever asks at the same time; the same intent again is the first order', async () => {
    const player = await logIn(sandbox.origin)
    const secrets = { ...(await cardInfo(`SF43TEST${player.idfv}`, '43431234')) }
    expect(await player.content('/api/pay/card_info', secrets)).toMatchObject({
      price: 43,
      gems_number: 430,
      extra_gems_number: 43,
    })
    const redeem = (more: Readonly<Record<string, string>> = {}) =>
      player.call('/api/pay/card_pay', {
        server_id: player.role.server_id,
        role_id: player.role.role_id,
        platform: 'web',
        session_id: `card-${player.idfv}`,
        ...secrets,
        ...more,
      })
    const answers = await Promise.all([redeem(), redeem(), redeem()])
    expect(answers.map((answer) => answer.code).sort((a, b) => a - b)).toEqual([1, 10, 10])
    const first = answers.find(({ code }) => code === 1)?.content as Started
    for (const { content } of answers) expect(content).toMatchObject({ billing_no: first.billing_no })
    expect(await redeem({ session_id: `other-${player.idfv}` })).toMatchObject({ code: -3040 })
    expect(await ledgerOf(`other-${player.idfv}`)).toMatchObject({ orders: 0, debits: 0 })
    expect(await ledgerOf(`card-${player.idfv}`)).toMatchObject({ orders: 1, debits: 1 })
    expect(await player.call('/api/pay/card_info', secrets)).toMatchObject({ code: -3040 })
  })
  describe('that pays an order', () => {
    const inGame = '/api/pay/payMyCardInGame'
    const requestOf = async (player: Player, card: string, more: Readonly<Record<string, string>> = {}) =>
      player.payment('starfall.crystals-680', {
        pay_id: '3',
        channel_id: '10301',
        ...(await cardInfo(card, '43431234')),
        ...more,
      })

    test('takes the card once; the same intent again is the first order', async () => {
      const player = await logIn(sandbox.origin)
      const request = await requestOf(player, `SF43TEST${player.idfv}`)
      const answers = await Promise.all([player.call(inGame, request), player.call(inGame, request)])
      expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([1, 10])
      expect(await ledgerOf(request['session_id'] ?? '')).toMatchObject({ orders: 1, debits: 1 })
    })

    test.each([
      ['holds too little', 'SF43 0000 0000 0010', { product_id: 'starfall.crystals-1980' }],
      ['was used', 'SF43 0000 0000 0000', {}],
      ['nobody has', 'SF43 9999 9999 9999', {}],
      ['has a wrong checksum', 'SF43 0000 0000 0010', { hash: 'x'.repeat(64) }],
    ])('that %s is rejected and makes no order', async (_, card, more) => {
      const player = await logIn(sandbox.origin)
      const request = await requestOf(player, card, more)
      expect(await player.call(inGame, request)).toMatchObject({ code: -3040 })
      expect(await ledgerOf(request['session_id'] ?? '')).toMatchObject({ orders: 0, debits: 0 })
    })
  })
})
