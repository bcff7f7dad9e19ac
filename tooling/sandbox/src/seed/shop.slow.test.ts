import { languages } from '@topup/domain'
import { listApps } from '@topup/vite/apps'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sandbox } from '../app/startSandbox.ts'
import { logIn } from '../testing/player.ts'
import { startTestSandbox } from '../testing/testSandbox.ts'
import { serversOf } from './games.ts'
import { boundIn } from './prices.ts'
import { seedTexts } from './texts.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

describe.each(listApps())('%s', (brand) => {
  const webGames = () => sandbox.world.shop.clientsOf(brand).filter((each) => each.platform === 'web')

  test('sells at least three games, one with sub-games, one with areas, one with 2,000 servers', () => {
    const games = webGames().filter((each) => each.edition === '')
    expect(games.length).toBeGreaterThanOrEqual(3)
    expect(webGames().filter((each) => each.edition !== '').length).toBeGreaterThanOrEqual(2)
    expect(games.some((each) => each.hasAreas)).toBe(true)
    expect(games.map((game) => serversOf(game).length)).toContain(2000)
  })

  test('has goods of every kind in every game', () => {
    for (const game of webGames().filter((each) => each.edition === '')) {
      const goods = sandbox.world.shop.goods(game)
      expect(new Set(goods.map((row) => row.limit_type))).toEqual(new Set([null, 'role', 'time', 'game']))
      expect(goods.some((row) => row.is_coupon && row.coupon_points > 0)).toBe(true)
      expect(goods.some((row) => !row.is_coupon)).toBe(true)
      expect(goods.some((row) => row.is_special)).toBe(true)
      expect(goods.some((row) => row.restock_after_ms > 0)).toBe(true)
    }
  })

  test('lists sub-methods in every region, and a method that some price is out of range for', () => {
    const { shop } = sandbox.world
    const regions = webGames().map((game) => ({ game, region: shop.region(brand, game.region) }))
    for (const { game, region } of regions) {
      if (region === undefined) throw new Error(`${game.client_id} is in no region`)
      const rows = region.countries.flatMap((country) => shop.methods(brand, country))
      const prices = shop.pricedGoods(game, region.currency).map((row) => row.minor)
      const isOut = (row: (typeof rows)[number]) => {
        const [min, max] = [boundIn(region.currency, row.min), boundIn(region.currency, row.max)]
        return prices.some((price) => price < min || (max > 0 && price > max))
      }
      expect(rows.some((row) => row.parentId !== null)).toBe(true)
      expect(rows.some(isOut)).toBe(true)
    }
  })

  test('gives a new account characters in every game, coupons of every state and both activities', async () => {
    const starfall = webGames().find((each) => each.game_code === 'starfall' && each.edition === '')
    const player = await logIn(sandbox.origin, { clientId: starfall?.client_id ?? '' })
    const oauth_token = `sdk.${player.username}`
    for (const { client_id } of webGames())
      expect(await player.content('/api/system/allRoleList', { client_id, oauth_token })).toHaveLength(3)
    const couponsIn = (list: string) =>
      player.content<{ use_category: string; is_used: number }[]>('/api/coupons/couponList', {
        use_category: list,
      })
    const coupons = [...(await couponsIn('avail,lock')), ...(await couponsIn('history'))]
    const states = coupons.map((coupon) => `${coupon.use_category} ${coupon.is_used}`)
    expect(new Set(states)).toEqual(new Set(['claim 0', 'avail 0', 'lock 0', 'history 0', 'history 1']))
    const levels = await player.content<{ levels: unknown[] }>('/api/coupons/vipBasicInfo')
    expect(levels.levels.length).toBeGreaterThanOrEqual(3)
    for (const type of ['cumulative', 'continue'])
      expect(await player.call('/api/cumulative/cumulativeActivityInfo', { type })).toMatchObject({
        code: 1,
        content: { currency: sandbox.world.shop.region(brand, starfall?.region ?? '')?.currency },
      })
    expect(
      await player.call('/api/replenishment/replenishment_info', { replenish_id: `${brand}-rp-open-seed` }),
    ).toMatchObject({ code: 1, content: { client_id: player.clientId } })
  })

  test('speaks each of its languages, and its own where it is asked for another', async () => {
    const { shop } = sandbox.world
    const own = shop.brands.get(brand)
    const client_id = webGames()[0]?.client_id ?? ''
    const player = await logIn(sandbox.origin, { clientId: client_id })
    for (const language of languages) {
      const groups = await player.content<{ typeName: string; goods: { display: string }[] }[]>(
        '/api/pay/productPoints',
        { spec_lang: language, domain_area: webGames()[0]?.region ?? '' },
      )
      const spoken = own?.languages.includes(language) === true ? language : own?.language
      const texts = seedTexts[spoken ?? 'en']
      expect(groups.map(({ typeName }) => typeName)).toContain(texts.types.featured)
      expect(groups.flatMap(({ goods }) => goods.map(({ display }) => display))).toContain(texts.moonlight[0])
    }
  })
})
