import * as contract from '@topup/api-client/contract'
import type { AccountWire } from '@topup/api-client/contract'
import { defineCall } from './call.ts'
import type { CallContext } from './call.ts'
import type { GameAt } from '../seed/games.ts'
import { gameOf } from './lookups.ts'
import { gameOfGameId, logIn } from './login.ts'
import { Rejection } from '../wire/rejection.ts'
import { findAccount } from './sessions.ts'

/** What a store shows for a login at a provider; `redirectUri` only where the provider binds the grant to it. */
interface Shown {
  readonly provider: string
  readonly grant: string
  readonly redirectUri?: string
}

/** Turns a provider's grant into a session. A single-use code is spent by the first who shows it. */
async function redeem(context: CallContext, game: GameAt, shown: Shown): Promise<AccountWire> {
  const row = await context.db
    .updateTable('login_grant')
    .set({ is_used: true })
    .where('grant_code', '=', shown.grant)
    .where('provider', '=', shown.provider)
    .where((where) => where.or([where('is_single_use', '=', false), where('is_used', '=', false)]))
    .$if(shown.redirectUri !== undefined, (query) =>
      query.where('redirect_uri', '=', shown.redirectUri ?? ''),
    )
    .returning('username')
    .executeTakeFirst()
  if (row === undefined) throw new Rejection('loginFailed')
  const account = await findAccount(context, game.brand, row.username)
  if (account === null) throw new Rejection('loginFailed')
  return logIn(context, account, game)
}

/** Twitter's own address of its login page, with a request token that comes back with the verifier. */
function twitterPage(context: CallContext, callback: string): { url: string } {
  if (!URL.canParse(callback)) throw new Rejection('parameter')
  return {
    url: `${context.origin}/provider/login/twitter?${new URLSearchParams({ redirect_uri: callback }).toString()}`,
  }
}

const code = (provider: string, request: { authorization_code: string; redirect_uri: string }): Shown => ({
  provider,
  grant: request.authorization_code,
  redirectUri: request.redirect_uri,
})
const facebook = (grant: string): Shown => ({ provider: 'facebook', grant })
const vk = (grant: string): Shown => ({ provider: 'vk', grant })
const verifier = (request: { oauth_token: string; oauth_verifier: string }): Shown => ({
  provider: 'twitter',
  grant: `${request.oauth_token}.${request.oauth_verifier}`,
})

const byCode = [
  ['google', contract.googleAuth, contract.ingameGoogleAuth],
  ['apple', contract.appleAuth, contract.ingameAppleAuth],
  ['huawei', contract.huaweiAuth, contract.ingameHuaweiAuth],
] as const

/** Logins at a provider, for stores and for visitors with a game id. */
export const socialLoginCalls = [
  ...byCode.flatMap(([provider, ofStore, inGame]) => [
    defineCall(ofStore, async (request, context) =>
      redeem(context, gameOf(context, request.client_id), code(provider, request)),
    ),
    defineCall(inGame, async (request, context) =>
      redeem(context, gameOfGameId(context, request.game_id), code(provider, request)),
    ),
  ]),
  defineCall(contract.facebookAuth, async (request, context) =>
    redeem(context, gameOf(context, request.client_id), facebook(request.fb_access_token)),
  ),
  defineCall(contract.ingameFacebookAuth, async (request, context) =>
    redeem(context, gameOfGameId(context, request.game_id), facebook(request.fb_access_token)),
  ),
  defineCall(contract.vkAuth, async (request, context) =>
    redeem(context, gameOf(context, request.client_id), vk(request.vk_access_token)),
  ),
  defineCall(contract.ingameVkAuth, async (request, context) =>
    redeem(context, gameOfGameId(context, request.game_id), vk(request.vk_access_token)),
  ),
  defineCall(contract.twitterAuth, async (request, context) => {
    gameOf(context, request.client_id)
    return twitterPage(context, request.callback)
  }),
  defineCall(contract.ingameTwitterAuth, async (request, context) => {
    gameOfGameId(context, request.game_id)
    return twitterPage(context, request.callback)
  }),
  defineCall(contract.twitterRedirect, async (request, context) =>
    redeem(context, gameOf(context, request.client_id), verifier(request)),
  ),
  defineCall(contract.ingameTwitterRedirect, async (request, context) =>
    redeem(context, gameOfGameId(context, request.game_id), verifier(request)),
  ),
]
