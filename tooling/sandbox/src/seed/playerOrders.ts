import type { Insertable, Transaction } from 'kysely'
import { orderRow } from '../orders/orderRow.ts'
import type { RoleTable } from '../db/playerTables.ts'
import type { Tables } from '../db/tables.ts'
import { dayMs } from '../time/dayMs.ts'
import type { Shop } from '../world/shop.ts'
import { productIdOf, unpaidProduct } from './goods.ts'
import type { Owner } from './owner.ts'

const game = 'starfall'
const unpaid = productIdOf(game, unpaidProduct)

/** The past purchase and the unpaid order that the reference screens show. */
export async function furnishOrders(
  trx: Transaction<Tables>,
  { shop, owner, roles }: { shop: Shop; owner: Owner; roles: readonly Insertable<RoleTable>[] },
): Promise<void> {
  const role = roles.find((each) => each.game_code === game)
  const client = shop
    .clientsOf(owner.brand)
    .find((each) => each.game_code === game && each.platform === 'web')
  const currency = client === undefined ? undefined : shop.region(owner.brand, client.region)?.currency
  if (role === undefined || client === undefined || currency === undefined) return
  const recipient = await recipientOf(trx, owner, role)
  const goods = shop
    .pricedGoods(client, currency)
    .filter((row) => row.product_id === unpaid || row.product_id === productIdOf(game, 'starter'))
  const atMs = owner.created_ms - dayMs
  for (const row of goods) {
    const isUnpaid = row.product_id === unpaid
    const order = orderRow({
      billingNo: `2505-${owner.account_id}-${isUnpaid ? '02' : '01'}`,
      kind: 'goods',
      game: client,
      account: owner,
      recipient,
      bought: {
        productId: row.product_id,
        productName: row.display,
        currency,
        priceMinor: row.minor,
        amountMinor: row.minor,
        points: row.coupon_points,
      },
      method: { paywayId: '201', channelId: '12101' },
      starter: 'adyen_pay',
      sessionId: `seed-${owner.account_id}`,
      idfv: '',
      atMs,
    })
    await trx
      .insertInto('orders')
      .values(isUnpaid ? order : { ...order, outcome: 'success', settles_ms: atMs })
      .execute()
  }
}

/** The character that receives the product, with its server's name. */
async function recipientOf(trx: Transaction<Tables>, owner: Owner, role: Insertable<RoleTable>) {
  const { server_id } = role
  const { name } = await trx
    .selectFrom('server')
    .select('name')
    .where('brand', '=', owner.brand)
    .where('game_code', '=', game)
    .where('server_id', '=', server_id)
    .executeTakeFirstOrThrow()
  return { role_id: role.role_id, role_name: role.name, server_id, server_name: name }
}
