import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../db/openDatabase.ts'
import type { Tables } from '../db/tables.ts'
import { furnishPlayer, newAccount, playerKind } from '../seed/players.ts'
import { Rejection } from '../wire/rejection.ts'
import type { Account, CallContext } from './call.ts'
import type { GameAt } from '../seed/games.ts'

/** What a login needs to know. */
export type AtLogin = Pick<CallContext, 'world' | 'db' | 'nowMs'>

const byName = (db: Database, brand: string, username: string) =>
  db.selectFrom('account').selectAll().where('brand', '=', brand).where('username', '=', username)

/** Finds an account, and makes and furnishes it at its first login; null for a name without one. */
export async function findAccount(
  context: AtLogin,
  brand: string,
  username: string,
): Promise<Account | null> {
  const existing = await byName(context.db, brand, username).executeTakeFirst()
  if (existing !== undefined) return existing
  if (playerKind(username) === 'none') return null
  return context.db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('account')
      .values(newAccount(brand, username, context.nowMs))
      .onConflict((conflict) => conflict.columns(['brand', 'username']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (made !== undefined) await furnishPlayer(trx, context.world.shop, made)
    return made ?? byName(trx, brand, username).executeTakeFirstOrThrow()
  })
}

/** Opens a session of an account in a game and returns its token. */
export async function openSession(context: AtLogin, account: Account, game: GameAt): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await context.db
    .insertInto('session')
    .values({ token, account_id: account.account_id, game_code: game.game_code, created_ms: context.nowMs })
    .execute()
  context.world.people.learn(token, account.username)
  return token
}

/** A token that a game hands to its embedded store: `sdk.<username>`, good in every game. */
const sdkToken = /^sdk\.(.+)$/

const byToken = (db: Database, game: GameAt, token: string) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.account_id', 'session.account_id')
    .selectAll('account')
    .where('token', '=', token)
    .where('brand', '=', game.brand)
    .where('game_code', '=', game.game_code)

/** The account of the call's token, or null when the token is not good for this game. */
export async function findSession(context: CallContext, game: GameAt): Promise<Account | null> {
  const token = context.oauthToken
  if (token === null || token === '') return null
  const sdkName = sdkToken.exec(token)?.[1]
  if (sdkName !== undefined) return findAccount(context, game.brand, sdkName)
  return (await byToken(context.db, game, token).executeTakeFirst()) ?? null
}

/** The player of the call's token in this game; -600 when the token is missing, old or another game's. */
export async function accountOf(context: CallContext, game: GameAt): Promise<Account> {
  const session = await findSession(context, game)
  if (session === null) throw new Rejection('notLoggedIn')
  return session
}

/**
 * Runs what an account does with its row locked, so that its orders are made one after another. The account is `known`,
 * or whose token the call carries; -600 without either. A session's row is read and locked in one go: in a purchase
 * every statement counts.
 */
export async function withAccount<Result>(
  context: CallContext,
  who: { readonly game: GameAt; readonly known: Account | null },
  act: (account: Account, trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const { game } = who
  const token = context.oauthToken ?? ''
  const known = who.known ?? (sdkToken.test(token) ? await findSession(context, game) : null)
  return context.db.transaction().execute(async (trx) => {
    const query =
      known === null
        ? byToken(trx, game, token)
        : trx.selectFrom('account').selectAll('account').where('account_id', '=', known.account_id)
    const account = await query.forUpdate('account').executeTakeFirst()
    if (account === undefined) throw new Rejection('notLoggedIn')
    return act(account, trx)
  })
}
