import type { Account, CallContext } from './context.ts'
import type { GameAt } from '../world/shop.ts'
import type { Recipient } from '../orders/orderRow.ts'
import { rolesOf } from './roles.ts'
import { Rejection } from '../wire/rejection.ts'
import { findReplenish, owedProductId, secondsLeft } from './replenishLink.ts'
import { findAccount } from './sessions.ts'

/** Who and what a payment link pays for; its visitor needs no login. Source: spec §6 "Replenish visitors". */
export interface PayableLink {
  readonly replenishId: string
  readonly productId: string
  readonly account: Account
  readonly role: Recipient
}

/** The link when it may be paid now; -3016 when it is over, paid, or another game's. */
export async function payableLink(
  context: CallContext,
  game: GameAt,
  replenishId: string,
): Promise<PayableLink> {
  const link = await findReplenish(context, replenishId)
  const isOpen = link.brand === game.brand && link.game_code === game.game_code && !link.is_paid
  if (!isOpen || secondsLeft(link, context.nowMs) <= 0) throw new Rejection('invalidPaymentLink')
  const account = await findAccount(context, link.brand, link.username)
  const role = account === null ? undefined : await rolesOf(context, game, account).executeTakeFirst()
  if (account === null || role === undefined) throw new Rejection('invalidPaymentLink')
  return { replenishId, productId: owedProductId(link.game_code), account, role }
}
