import {
  createApiClient,
  decodeActivity,
  decodeCharacters,
  decodeCoupons,
  decodeLimits,
  decodeMethodRegions,
  decodeOrderInfo,
  decodePageConfig,
  decodeProductGroups,
  decodeServers,
} from '@topup/api-client'
import {
  getAllRoleList,
  getCouponList,
  getCumulativeActivityInfo,
  getLimitProductInfo,
  getOrderInfo,
  getPageConfig,
  getPaywayList,
  getProductPoints,
  getReplenishmentCountryList,
  getServerList,
} from '@topup/api-client/contract'
import type { ProductGroup } from '@topup/domain'
import { reshape } from '@topup/api-client/envelope/reshape'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../app/startSandbox.ts'
import { get, logIn, type Player } from '../testing/player.ts'
import { startTestSandbox } from '../testing/testSandbox.ts'

let sandbox: Sandbox
let player: Player
let billingNo: string
beforeAll(async () => {
  sandbox = await startTestSandbox()
  player = await logIn(sandbox.origin)
  const session_id = `seed-${Number(player.role.role_id.slice(3, -1))}`
  const query = { session_id, simple: '0', idfv: player.idfv }
  const made = await get(sandbox.origin, getOrderInfo.path, query)
  billingNo = v.parse(v.object({ billing_no: v.string() }), made.content).billing_no
})
afterAll(() => sandbox.close())

/** What a store reads of everything between the landing page and the receipt. */
async function readAll(scenario: string) {
  const reported: string[] = []
  const api = createApiClient({
    origins: { api: sandbox.origin, backups: [] },
    fetch: (input, init) => {
      const asked = new Request(input, init)
      const url = new URL(asked.url)
      url.searchParams.set('scenario', scenario)
      return fetch(new Request(url, asked))
    },
    now: () => 0,
    wait: () => Promise.withResolvers<void>().promise,
    random: () => 0.5,
    memory: { read: () => null, write: () => {} },
    context: () => ({ idfv: player.idfv, specLang: 'en', oauthToken: player.token }),
    report: (error) =>
      reported.push(error.kind === 'malformed' ? `${error.endpoint} ${error.path}` : error.kind),
    loadReshape: async () => reshape,
  })
  const of = { client_id: player.clientId, domain_area: 'universal' }
  const { role_id, server_id } = player.role
  const here = { allowLocalHosts: true, apiOrigin: sandbox.origin }
  const take = <Content, Value>(
    answer: { ok: true; value: { content: Content; isPartial: boolean } } | { ok: false; error: unknown },
    decode: (content: Content, isPartial: boolean) => Value,
  ) => (answer.ok ? decode(answer.value.content, answer.value.isPartial) : answer.error)
  const order = await api.call(getOrderInfo, { billing_no: billingNo, simple: '0' })
  return {
    reported,
    products: take(await api.call(getProductPoints, of), (content) =>
      decodeProductGroups(content, 'USD', here),
    ),
    servers: take(await api.call(getServerList, of), (content) => decodeServers(content).servers),
    characters: take(await api.call(getAllRoleList, of), (content) => {
      const { placed, unplaced } = decodeCharacters(content)
      return [...placed, ...unplaced].map(({ value, display }) => ({ value, display }))
    }),
    methods: take(await api.call(getPaywayList, { ...of, platform: 'web' }), (content) =>
      decodeMethodRegions(content, here),
    ),
    limits: take(await api.call(getLimitProductInfo, { ...of, role_id, server_id }), (content, isPartial) => [
      ...decodeLimits(content, isPartial),
    ]),
    coupons: take(await api.call(getCouponList, { ...of, use_category: 'avail,lock' }), (content) =>
      decodeCoupons(content).map(({ code, category, discountRate, validEndAtMs }) => ({
        code,
        category,
        discountRate,
        validEndAtMs,
      })),
    ),
    activity: take(
      await api.call(getCumulativeActivityInfo, { ...of, type: 'cumulative', role_id, server_id }),
      (content) => decodeActivity(content, here, 'USD'),
    ),
    config: take(await api.call(getPageConfig, of), (content) => decodePageConfig(content).isOpenCoupon),
    countries: take(
      await api.call(getReplenishmentCountryList, { replenish_id: 'watt-rp-open-letter' }),
      (content) => content.map(({ code }) => code),
    ),
    order: take(order, (content) => decodeOrderInfo(content)),
  }
}

type Read = Awaited<ReturnType<typeof readAll>>

test('the letter says what a purchase needs', async () => {
  const own = await readAll('all-well')
  const letter = await readAll('letter')
  const same = ['servers', 'characters', 'methods', 'coupons', 'activity', 'config', 'countries'] as const
  for (const part of same) expect(letter[part]).toEqual(own[part])
  expect(letter.reported).toEqual([])
  expect(letter.activity).toMatchObject({ kind: 'cumulative' })
  expect(letter.order).toMatchObject({ billingNo, status: 'success' })
  const pricesOf = ({ products }: Read) =>
    (products as readonly ProductGroup[]).flatMap(({ products: sold }) =>
      sold.map(({ productId, display, price }) => [productId, display, price]),
    )
  expect(pricesOf(letter)).toEqual(pricesOf(own))
  expect(pricesOf(own).length).toBeGreaterThan(5)
})
