import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sandbox } from '../app/startSandbox.ts'
import type { Player } from '../testing/player.ts'
import { get, logIn } from '../testing/player.ts'
import { testDatabases, wattId } from '../testing/testSandbox.ts'

describe.each(testDatabases())('a claim on $name', (database) => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await database.start()
  })
  afterAll(() => sandbox.close())

  const reward = (reward_id: string) => ({
    type: 'cumulative',
    activity_id: 'starfall-cumulative',
    reward_id,
  })
  const gift = (player: Player, gift_id = 'partner-1') => ({
    server_id: `s${player.role.server_id}`,
    role_id: player.role.role_id,
    gift_id,
  })
  const claims = [
    ['a reward', '/api/cumulative/receiveActivityGift', () => reward('starfall-cumulative:2')],
    ['a coupon', '/api/coupons/receiveCoupons', () => ({ coupon_code: 'MAYVIP8' })],
    ['a level’s first reward', '/api/coupons/receiveCoupons', () => ({ level_id: '2' })],
    ['a partner’s gift', '/api/pay/getThirdGift', (player: Player) => gift(player)],
  ] as const

  test.each(claims)('of %s succeeds once, however many ask at once', async (_, path, request) => {
    const player = await logIn(sandbox.origin)
    const answers = await Promise.all(Array.from({ length: 4 }, () => player.call(path, request(player))))
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([-3050, -3050, -3050, 1])
    expect((await player.call(path, request(player))).code).toBe(-3050)
  })

  test.each([
    ['a reward that is not reached', '/api/cumulative/receiveActivityGift', reward('starfall-cumulative:5')],
    ['a reward that was claimed', '/api/cumulative/receiveActivityGift', reward('starfall-cumulative:1')],
    ['a reward that does not exist', '/api/cumulative/receiveActivityGift', reward('starfall-cumulative:99')],
    ['a coupon that is locked', '/api/coupons/receiveCoupons', { coupon_code: 'OVER100' }],
    ['a coupon that nobody has', '/api/coupons/receiveCoupons', { coupon_code: 'NOPE' }],
    ['the reward of a level that is not reached', '/api/coupons/receiveCoupons', { level_id: '6' }],
    ['nothing', '/api/coupons/receiveCoupons', { coupon_code: '' }],
  ])('of %s is rejected', async (_, path, request) => {
    const player = await logIn(sandbox.origin)
    expect((await player.call(path, request)).code).toBe(-3050)
  })

  test('is not open to a guest, who sees rewards and levels without progress', async () => {
    const client_id = wattId('starfall')
    const info = '/api/cumulative/cumulativeActivityInfo'
    const event = await get(sandbox.origin, info, { client_id, type: 'cumulative', idfv: 'guest' })
    expect(event).toMatchObject({ code: 1, content: { total: 0 } })
    const { milestones } = event.content as { milestones: { is_claimed: number; reached_time: unknown }[] }
    expect(milestones.length).toBeGreaterThan(0)
    expect(milestones.every((step) => step.is_claimed === 0 && step.reached_time === null)).toBe(true)
    const guest = { client_id, idfv: 'guest' }
    expect((await get(sandbox.origin, '/api/coupons/vipBasicInfo', guest)).code).toBe(1)
    expect((await get(sandbox.origin, '/api/coupons/vipInfo', guest)).code).toBe(-600)
    const claim = { ...guest, ...reward('starfall-cumulative:1') }
    expect((await get(sandbox.origin, '/api/cumulative/receiveActivityGift', claim)).code).toBe(-600)
  })

  test('of several rewards takes those that can be taken', async () => {
    const player = await logIn(sandbox.origin)
    const asked = ['1', '2', '3', '5'].map((step) => `starfall-cumulative:${step}`)
    expect(await player.content('/api/cumulative/receiveActivityGift', reward(asked.join(',')))).toEqual({
      received: ['starfall-cumulative:2', 'starfall-cumulative:3'],
    })
  })

  test('of a gift for a stranger’s character is rejected', async () => {
    const [one, two] = [await logIn(sandbox.origin), await logIn(sandbox.origin)]
    expect((await one.call('/api/pay/getThirdGift', gift(two))).code).toBe(-3005)
  })
})
