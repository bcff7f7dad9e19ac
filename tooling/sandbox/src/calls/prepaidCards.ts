import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { CardTable } from '../db/moneyTables.ts'
import { cardKey, mintedCard } from '../seed/cards.ts'
import type { Account, CallContext } from './context.ts'
import { Rejection } from '../wire/rejection.ts'

/** A prepaid card as it is kept. */
export type Card = Selectable<CardTable>

/** What a store sends of a card: `card_info` with a checksum of it. Source: decision 34. */
export interface SentCard {
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

/** The unused card with the sent number and password; a number that mints a card makes it now. */
export async function findCard(
  { db }: Pick<CallContext, 'db'>,
  brand: string,
  sent: SentCard,
): Promise<Card> {
  const secrets = readCard(sent)
  const minted = mintedCard(brand, secrets.card_id)
  if (minted !== null)
    await db
      .insertInto('card')
      .values(minted)
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
export async function spendCard(
  { db }: Pick<CallContext, 'db'>,
  card: Card,
  account: Account,
): Promise<void> {
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
