import { getLoginConfig, getUserInfo, ingameAuth, loginAuth } from '@topup/api-client/contract'
import type { AccountWire } from '@topup/api-client/contract'
import { cardKey, cardPassword, newCard } from '../seed/cards.ts'
import { accountPassword } from '../seed/players.ts'
import { defineCall } from './call.ts'
import type { Account, CallContext } from './call.ts'
import type { GameAt } from '../seed/games.ts'
import { gameOf, regionOf, webGameOf } from './lookups.ts'
import { deobfuscate } from '../people/people.ts'
import { Rejection } from '../wire/rejection.ts'
import { accountOf, findAccount, openSession } from './sessions.ts'
import type { AtLogin } from './sessions.ts'

/** The id that the service gives an account. */
export function suidOf(account: Account): string {
  return String(100_000 + account.account_id)
}

/** Opens a session and answers with the account. */
export async function logIn(context: AtLogin, account: Account, game: GameAt): Promise<AccountWire> {
  const token = await openSession(context, account, game)
  return { username: account.username, suid: suidOf(account), oauth_token: token, gp_id: game.gpId }
}

/** The account that a name and password open; a prepaid card's number and password open the card's own account. */
async function passwordAccount(
  context: CallContext,
  brand: string,
  secrets: { username: string; password: string },
): Promise<Account> {
  const username = deobfuscate(secrets.username)?.trim() ?? ''
  const password = deobfuscate(secrets.password)
  const isCard = newCard(brand, username) !== null
  if (password !== (isCard ? cardPassword : accountPassword)) throw new Rejection('loginFailed')
  const account = await findAccount(context, brand, isCard ? `plain_${cardKey(username)}` : username)
  if (account === null) throw new Rejection('loginFailed')
  return account
}

/** The web client of a game that is named by its game id (`gp_id`, or a client id). */
export function gameOfGameId(context: CallContext, gameId: string): GameAt {
  return (
    context.world.shop.client(gameId) ??
    webGameOf(context, context.storeBrand, (game) => game.gpId === gameId)
  )
}

/** Logins by password, and what a login popup needs to know. */
export const loginCalls = [
  defineCall(loginAuth, async (request, context) => {
    const game = gameOf(context, request.client_id)
    return logIn(context, await passwordAccount(context, game.brand, request), game)
  }),
  defineCall(ingameAuth, async (request, context) => {
    const game = gameOfGameId(context, request.game_id)
    return logIn(context, await passwordAccount(context, game.brand, request), game)
  }),
  defineCall(getUserInfo, async (request, context) => {
    const game = gameOf(context, request.client_id)
    const account = await accountOf(context, game)
    if (!account.is_verified) throw new Rejection('notRealName')
    return {
      username: account.username,
      suid: suidOf(account),
      oauth_token: request.oauth_token,
      gp_id: game.gpId,
    }
  }),
  defineCall(getLoginConfig, async (request, context) => {
    const game = gameOf(context, request.client_id)
    regionOf(context, game, request.domain_area)
    return {
      fb_id: `fb-${game.brand}`,
      gg_id: `gg-${game.brand}`,
      gg_pkg: `com.example.${game.game_code}`,
      ios_id: `ios-${game.brand}`,
      vk_id: `vk-${game.brand}`,
      client_id: game.client_id,
      json_type: 'json',
      twitter_callback: `${context.origin}/provider/login/twitter`,
    }
  }),
]
