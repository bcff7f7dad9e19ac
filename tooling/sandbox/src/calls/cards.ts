import { cardPay, getCardInfo, payMyCardInGame } from '@topup/api-client/contract'
import type * as v from 'valibot'
import { settleIn } from '../orders/finishOrder.ts'
import { channelOf } from '../seed/channels.ts'
import { productIdOf } from '../seed/goods.ts'
import { inUsd } from '../seed/prices.ts'
import { orderOnce } from './orderOnce.ts'
import { defineCall } from './call.ts'
import type { CallContext } from './context.ts'
import { gameOf } from './lookups.ts'
import { accountOf } from './sessions.ts'
import { newBillingNo, orderRow } from '../orders/orderRow.ts'
import { placeOrder } from './placeOrder.ts'
import type { Card } from './prepaidCards.ts'
import { findCard, spendCard } from './prepaidCards.ts'
import { recipientOf } from './recipient.ts'
import { Rejection } from '../wire/rejection.ts'

/** Cards are counted in points, not in money. */
const pointCurrency = 'PTS'

/** What one point pays of an order, hundredths of US$. */
const pointWorth = 100

const worth = (card: Card) => ({
  price: card.face_value,
  currency: pointCurrency,
  gems_number: card.gems,
  extra_gems_number: card.extra_gems,
})

const settlementOf = (context: CallContext, billingNo: string) => ({
  billingNo,
  outcome: 'success' as const,
  source: 'card' as const,
  atMs: context.nowMs,
  settlesMs: context.world.now() + context.settleDelayMs,
})

/** Exchanges a card for what it holds, once; the same intent again is the first order (decision 8). */
async function redeem(
  context: CallContext,
  request: v.InferOutput<typeof cardPay.request>,
): Promise<{ billingNo: string; card: Card }> {
  const game = gameOf(context, request.client_id)
  const billingNo = newBillingNo(context.world.now())
  const sessionId = request.session_id ?? ''
  return orderOnce(context, { game, known: null, sessionId }, async (account, trx) => {
    const within = { ...context, db: trx }
    const recipient = await recipientOf(within, { game, account, request })
    const card = await findCard(within, game.brand, request)
    await spendCard(within, card, account)
    const row = orderRow({
      billingNo,
      kind: 'card',
      game,
      account,
      recipient,
      bought: {
        productId: productIdOf(game.game_code, 'card43'),
        productName: `${card.gems} + ${card.extra_gems}`,
        currency: pointCurrency,
        priceMinor: card.face_value * 100,
        amountMinor: card.face_value * 100,
        points: 0,
      },
      method: { paywayId: '', channelId: String(channelOf(['card'], ['card'])) },
      starter: cardPay.path,
      sessionId,
      idfv: context.idfv,
      atMs: context.nowMs,
    })
    await trx.insertInto('orders').values(row).execute()
    await settleIn(trx, settlementOf(context, billingNo))
    return { billingNo, card }
  })
}

/** Prepaid cards: what one is worth, redeeming it, and paying a product with it. */
export const cardCalls = [
  defineCall(getCardInfo, async (request, context) => {
    const game = gameOf(context, request.client_id)
    await accountOf(context, game)
    return worth(await findCard(context, game.brand, request))
  }),
  defineCall(cardPay, async (request, context) => {
    const { billingNo, card } = await redeem(context, request)
    return { billing_no: billingNo, ...worth(card) }
  }),
  defineCall(payMyCardInGame, async (request, context) => {
    const order = await placeOrder(context, request, {
      starter: payMyCardInGame.path,
      provider: 'myCardInGame',
      finish: async (trx, { account, row }) => {
        const within = { ...context, db: trx }
        const card = await findCard(within, account.brand, request)
        if (inUsd(row.currency, row.amount_minor) > card.face_value * pointWorth)
          throw new Rejection('cardRejected', { message: 'This card does not hold enough for this order.' })
        await spendCard(within, card, account)
        await settleIn(trx, settlementOf(context, row.billing_no))
      },
    })
    return { billing_no: order.billing_no }
  }),
]
