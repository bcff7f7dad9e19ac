import { furnishPlayer, newAccount } from '../seed/players.ts'
import type { World } from '../world/world.ts'

/** Puts one player back to the first login: orders, coupons, points and claims; sessions stay good. */
async function resetOne(world: World, username: string): Promise<number> {
  const { db, shop } = world
  const nowMs = world.now()
  const accounts = await db.selectFrom('account').selectAll().where('username', '=', username).execute()
  for (const account of accounts) {
    await db.transaction().execute(async (trx) => {
      for (const table of ['orders', 'debit', 'role', 'coupon', 'claim'] as const)
        await trx.deleteFrom(table).where('account_id', '=', account.account_id).execute()
      await trx.updateTable('card').set({ used_by: null }).where('used_by', '=', account.account_id).execute()
      const fresh = newAccount(account.brand, username, nowMs)
      await trx.updateTable('account').set(fresh).where('account_id', '=', account.account_id).execute()
      await furnishPlayer(trx, shop, { ...account, created_ms: nowMs })
    })
  }
  return accounts.length
}

/** Resets a player (username or `idfv`), or with null everything but the shop: all accounts, faults, clocks and records. */
export async function resetPlayers(
  world: World,
  player: string | null,
): Promise<{ readonly players: number }> {
  await world.faults.clear(player)
  await world.clocks.clear(player)
  await world.settles.clear(player)
  if (player !== null) return { players: await resetOne(world, player) }
  world.requests.clear()
  await world.db.deleteFrom('tracking').execute()
  await world.db.deleteFrom('replenish').execute()
  await world.db.updateTable('card').set({ used_by: null }).where('used_by', '>', 0).execute()
  const gone = await world.db.deleteFrom('account').executeTakeFirst()
  return { players: Number(gone.numDeletedRows) }
}
