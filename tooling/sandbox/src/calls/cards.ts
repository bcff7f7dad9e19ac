import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { cardPay, getCardInfo, payMyCardInGame } from '@topup/api-client/contract'
import type { CardTable } from '../db/tables.ts'
import { settleIn } from '../orders/finishOrder.ts'
import { newBillingNo, orderRow } from '../orders/orderRow.ts'
import { cardKey, newCard } from '../seed/cards.ts'
import { channelOf } from '../seed/channels.ts'
import { productIdOf } from '../seed/goods.ts'
import { inUsd } from '../seed/prices.ts'
import { Rejection } from '../wire/rejection.ts'
import { defineCall } from './call.ts'
import type { Account, CallContext } from './call.ts'
import { gameOf } from './lookups.ts'
import { orderOnce } from './orderOnce.ts'
import { placeOrder } from './placeOrder.ts'
import { recipientOf } from './roles.ts'
import { accountOf } from './sessions.ts'

/** A prepaid card as it is kept. */
type Card = Selectable<CardTable>

/** What a store sends of a card: `card_info` with a checksum of it. Source: decision 34. */
interface SentCard {
  readonly card_info: string
  readonly hash: string
}

const secretsSchema = v.object({
  card_id: v.pipe(v.string(), v.maxLength(80)),
  card_rwd: v.pipe(v.string(), v.maxLength(80)),
})

/** Reads `card_info`, whose hash has to fit. Source: spec §9 "Card fields max 80 characters", decision 34. */
function readCard(sent: SentCard): v.InferOutput<typeof secretsSchema> {
  const hash = createHash('sha256').update(sent.card_info).digest('hex')
  if (hash !== sent.hash) throw new Rejection('cardRejected')
  try {
    return v.parse(secretsSchema, JSON.parse(Buffer.from(sent.card_info, 'base64').toString('utf8')))
  } catch {
    throw new Rejection('cardRejected')
  }
}

/** The unused card with the sent number and password; a card is kept from its first use on. */
async function findCard({ db }: Pick<CallContext, 'db'>, brand: string, sent: SentCard): Promise<Card> {
  const secrets = readCard(sent)
  const made = newCard(brand, secrets.card_id)
  if (made !== null)
    await db
      .insertInto('card')
      .values(made)
      .onConflict((on) => on.doNothing())
      .execute()
  const card = await db
    .selectFrom('card')
    .selectAll()
    .where('brand', '=', brand)
    .where('card_no', '=', cardKey(secrets.card_id))
    .where('password', '=', secrets.card_rwd)
    .executeTakeFirst()
  if (card === undefined || card.used_by !== null) throw new Rejection('cardRejected')
  return card
}

/** Takes the whole card for an account; rejected when someone was faster. */
async function spendCard({ db }: Pick<CallContext, 'db'>, card: Card, account: Account): Promise<void> {
  const used = await db
    .updateTable('card')
    .set({ used_by: account.account_id })
    .where('brand', '=', card.brand)
    .where('card_no', '=', card.card_no)
    .where('used_by', 'is', null)
    .returning('card_no')
    .executeTakeFirst()
  if (used === undefined) throw new Rejection('cardRejected')
}

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
    const recipient = recipientOf(context, { game, account, request })
    const card = await findCard(within, game.brand, request)
    await spendCard(within, card, account)
    const row = {
      billing_no: billingNo,
      kind: 'card',
      product_id: productIdOf(game.game_code, 'card43'),
      product_name: `${card.gems} + ${card.extra_gems}`,
      currency: pointCurrency,
      price_minor: card.face_value * 100,
      amount_minor: card.face_value * 100,
      points: 0,
      payway_id: '',
      channel_id: String(channelOf(['card'], ['card'])),
      starter: cardPay.path,
      session_id: sessionId,
      idfv: context.idfv,
      created_ms: context.nowMs,
    } as const
    const owner = { game, account, recipient }
    await trx.insertInto('orders').values(orderRow(owner, row)).execute()
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
