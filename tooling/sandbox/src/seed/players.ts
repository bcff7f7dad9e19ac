import type { Insertable, Selectable, Transaction } from 'kysely'
import { languages } from '@topup/domain'
import type { AccountTable, CouponTable, Tables } from '../db/tables.ts'
import { orderRow } from '../orders/orderRow.ts'
import { dayMs } from '../time/dayMs.ts'
import { areaOf, type GameAt, seedGameOf, serverName } from './games.ts'
import { productIdOf, unpaidProduct } from './goods.ts'
import { goodsIn } from './goodsTexts.ts'
import type { Shop } from './shop.ts'
import { seedTexts, textsOf } from './texts.ts'

/** A coupon of a new account; days count from the day on which the account was made. */
interface CouponSeed extends Partial<Insertable<CouponTable>> {
  readonly code: string
  /** The day on which it ends; null when it has no end yet. */
  readonly endsOn: number | null
  /** The day on which it was used; left out for one that was not. */
  readonly usedOn?: number
}

const crystals = JSON.stringify(
  Object.fromEntries(languages.map((language) => [language, seedTexts[language].coupons['CRYSTAL15']])),
)

const seeds: readonly CouponSeed[] = [
  { code: 'CRYSTAL15', name: crystals, discount_rate: 0.85, endsOn: 7 },
  { code: 'WEEKVIP4', discount_rate: 0.9, coupon_group: 'week', endsOn: 3 },
  { code: 'WELCOME5', discount_rate: 0.95, endsOn: 50 },
  { code: 'MAYVIP8', discount_rate: 0.92, category: 'claim', coupon_group: 'month', endsOn: null },
  { code: 'PASSDAY20', discount_rate: 0.8, category: 'lock', usable_types: 'pass', endsOn: 20 },
  { code: 'OVER100', discount_rate: 0.75, category: 'lock', min_minor: 10_000, endsOn: 20 },
  { code: 'OLDWEEK', discount_rate: 0.9, category: 'history', endsOn: -1, usedOn: -5 },
  { code: 'APRILVIP', discount_rate: 0.85, category: 'history', endsOn: -7 },
  { code: 'BIRTHDAY', discount_rate: 0.95, category: 'history', endsOn: -30, usedOn: -49 },
]

/** The coupons of a new account: one of every state, as the reference screens show them. */
function couponsOf(owner: {
  readonly account_id: number
  readonly created_ms: number
}): Insertable<CouponTable>[] {
  const at = (days: number | null) => (days === null ? null : owner.created_ms + days * dayMs)
  return seeds.map(({ code, endsOn, usedOn, ...rest }) => ({
    code,
    account_id: owner.account_id,
    name: code,
    category: 'avail',
    coupon_group: 'permanent',
    discount_rate: 1,
    usable_types: '',
    min_minor: 0,
    claimed_days: 7,
    is_used: usedOn !== undefined,
    used_ms: at(usedOn ?? null),
    valid_end_ms: at(endsOn),
    time_zone: 'UTC+8',
    ...rest,
  }))
}

const game = 'starfall'
const unpaid = productIdOf(game, unpaidProduct)

/** The past purchase and the unpaid order that the reference screens show. */
async function furnishOrders(trx: Transaction<Tables>, shop: Shop, owner: Owner): Promise<void> {
  const client = shop
    .clientsOf(owner.brand)
    .find((each) => each.game_code === game && each.platform === 'web')
  const currency = client === undefined ? undefined : shop.region(owner.brand, client.region)?.currency
  if (client === undefined || currency === undefined) return
  const [recipient] = charactersOf(shop, client, owner)
  if (recipient === undefined) return
  const goods = shop
    .pricedGoods(client, currency)
    .filter((row) => row.product_id === unpaid || row.product_id === productIdOf(game, 'starter'))
  const atMs = owner.created_ms - dayMs
  for (const row of goods) {
    const isUnpaid = row.product_id === unpaid
    const order = orderRow(
      { game: client, account: owner, recipient },
      {
        billing_no: `2505-${owner.account_id}-${isUnpaid ? '02' : '01'}`,
        kind: 'goods',
        product_id: row.product_id,
        product_name: goodsIn(textsOf(shop, owner.brand), row).display,
        currency,
        price_minor: row.minor,
        amount_minor: row.minor,
        points: row.coupon_points,
        payway_id: '201',
        channel_id: '12101',
        starter: 'adyen_pay',
        session_id: `seed-${owner.account_id}`,
        idfv: '',
        created_ms: atMs,
        ...(isUnpaid ? {} : { outcome: 'success', settles_ms: atMs }),
      },
    )
    await trx.insertInto('orders').values(order).execute()
  }
}

/** Whom a new account's things are for. */
type Owner = Pick<Selectable<AccountTable>, 'account_id' | 'brand' | 'username' | 'created_ms'>

/** The password of every account. */
export const accountPassword = 'starfall'

/** The account of the reference screens; it exists in every brand. */
export const demoUsername = 'ren_hoshi'

/**
 * What a username promises; every name but `nobody…` is an account from its first login on.
 * - `newbie_…`: no characters, coupons or points. - `unverified_…`: fails the real-name check (6001).
 * - `top_…`: the highest VIP level. - `plain_…`: no unpaid order, no purchases, nothing claimed.
 * - any other name: a copy of the demo account.
 */
type PlayerKind = 'none' | 'newbie' | 'unverified' | 'top' | 'plain' | 'demo'

/** Reads the kind from the name. */
export function playerKind(username: string): PlayerKind {
  if (/^(nobody|unknown)/i.test(username) || !/^[\w.@-]{2,64}$/.test(username)) return 'none'
  const prefix = /^(newbie|unverified|top|plain)/.exec(username)?.[1]
  return (prefix as PlayerKind | undefined) ?? 'demo'
}

/** The account row that a first login makes. */
export function newAccount(brand: string, username: string, nowMs: number): Insertable<AccountTable> {
  const kind = playerKind(username)
  const points = kind === 'top' ? 41_200 : kind === 'newbie' ? 0 : 6840
  return {
    brand,
    username,
    is_verified: kind !== 'unverified',
    total_points: points,
    base_topup_minor: kind === 'newbie' || kind === 'plain' ? 0 : 12_640,
    base_streak_days: kind === 'newbie' || kind === 'plain' ? 0 : 3,
    created_ms: nowMs,
  }
}

/** A character of an account, with its server. */
export type Character = ReturnType<typeof charactersOf>[number]

/** The characters of an account in a game, last played first. */
export function charactersOf(
  shop: Shop,
  game: Pick<GameAt, 'game_code' | 'hasAreas'>,
  owner: Pick<Owner, 'account_id' | 'brand' | 'username'>,
) {
  if (playerKind(owner.username) === 'newbie') return []
  const texts = textsOf(shop, owner.brand)
  const isBig = seedGameOf(game.game_code).servers >= 128
  const [newest, older] = isBig ? [128, 97] : [7, 3]
  const played = [
    [texts.kaelith, 82, newest],
    [texts.oru, 17, newest],
    [texts.kaelith, 34, older],
  ] as const
  return played.map(([role_name, level, server_id], index) => ({
    role_id: String(10_000_000 + owner.account_id * 10 + index + 1),
    role_name,
    level,
    server_id,
    server_name: serverName(texts, server_id),
    area_id: areaOf(game, server_id),
  }))
}

/** The rewards that a new account has claimed. */
const claimed = ['cumulative:1', 'consecutive:1', 'consecutive:2', 'consecutive:3'].map(
  (step) => `activity:${game}-${step}`,
)

/** Gives a new account its coupons, past purchases and the unpaid order of the reference screens. */
export async function furnishPlayer(trx: Transaction<Tables>, shop: Shop, owner: Owner): Promise<void> {
  const kind = playerKind(owner.username)
  if (kind === 'newbie') return
  await trx.insertInto('coupon').values(couponsOf(owner)).execute()
  if (kind === 'plain') return
  const { account_id } = owner
  const at_ms = owner.created_ms - 5 * dayMs
  const claims = claimed.map((what) => ({ account_id, what, at_ms, session_id: '' }))
  await trx.insertInto('claim').values(claims).execute()
  await furnishOrders(trx, shop, owner)
}
