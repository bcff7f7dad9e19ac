import type { Insertable, Transaction } from 'kysely'
import type { AccountTable, RoleTable } from '../db/playerTables.ts'
import type { Tables } from '../db/tables.ts'
import type { Shop } from '../world/shop.ts'
import { seedGameOf } from './games.ts'
import type { Owner } from './owner.ts'
import { couponsOf } from './playerCoupons.ts'
import { furnishOrders } from './playerOrders.ts'
import { textsOf } from './texts.ts'
import { dayMs } from '../time/dayMs.ts'

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
export type PlayerKind = 'none' | 'newbie' | 'unverified' | 'top' | 'plain' | 'demo'

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

function rolesOf(shop: Shop, owner: Owner): Insertable<RoleTable>[] {
  const texts = textsOf(shop, owner.brand)
  const codes = new Set(shop.clientsOf(owner.brand).map((client) => client.game_code))
  return [...codes].map(seedGameOf).flatMap((game) => {
    const big = game.servers >= 128
    const last = big ? 128 : 7
    const row = (
      nth: number,
      rest: Pick<RoleTable, 'name' | 'level' | 'title' | 'server_id'> & { daysAgo: number },
    ) => {
      const { daysAgo, ...columns } = rest
      return {
        ...columns,
        account_id: owner.account_id,
        game_code: game.code,
        role_id: String(10_000_000 + owner.account_id * 10 + nth),
        area_id: game.hasAreas ? String(1 + (rest.server_id % 2)) : '',
        last_played_ms: owner.created_ms - daysAgo * dayMs,
      }
    }
    return [
      row(1, { name: texts.kaelith, level: 82, title: texts.starweaver, server_id: last, daysAgo: 0 }),
      row(2, { name: texts.oru, level: 17, title: texts.warden, server_id: last, daysAgo: 2 }),
      row(3, {
        name: texts.kaelith,
        level: 34,
        title: texts.starweaver,
        server_id: big ? 97 : 3,
        daysAgo: 9,
      }),
    ]
  })
}

/** Gives a new account its characters, coupons, past purchases and the unpaid order of the reference screens. */
export async function furnishPlayer(trx: Transaction<Tables>, shop: Shop, owner: Owner): Promise<void> {
  const kind = playerKind(owner.username)
  if (kind === 'newbie') return
  const roles = rolesOf(shop, owner)
  await trx.insertInto('role').values(roles).execute()
  await trx.insertInto('coupon').values(couponsOf(owner)).execute()
  if (kind === 'plain') return
  await trx
    .insertInto('claim')
    .values(
      [
        'starfall-cumulative:1',
        'starfall-consecutive:1',
        'starfall-consecutive:2',
        'starfall-consecutive:3',
      ].map((what) => ({
        account_id: owner.account_id,
        what: `activity:${what}`,
        at_ms: owner.created_ms - 5 * dayMs,
        session_id: '',
      })),
    )
    .execute()
  await furnishOrders(trx, { shop, owner, roles })
}
