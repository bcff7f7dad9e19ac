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

/** The game that a store names by its client id, and a visitor by its game id. */
const gameAsked = (
  context: CallContext,
  request: { readonly client_id: string } | { readonly game_id: string },
): GameAt =>
  'game_id' in request ? gameOfGameId(context, request.game_id) : gameOf(context, request.client_id)

const byCode = [
  ['google', contract.googleAuth],
  ['google', contract.ingameGoogleAuth],
  ['apple', contract.appleAuth],
  ['apple', contract.ingameAppleAuth],
  ['huawei', contract.huaweiAuth],
  ['huawei', contract.ingameHuaweiAuth],
] as const

/** Logins at a provider, for stores and for visitors with a game id. */
export const socialLoginCalls = [
  ...byCode.map(([provider, endpoint]) =>
    defineCall(endpoint, async (request, context) => {
      const { authorization_code: grant, redirect_uri: redirectUri } = request
      return redeem(context, gameAsked(context, request), { provider, grant, redirectUri })
    }),
  ),
  ...[contract.facebookAuth, contract.ingameFacebookAuth].map((endpoint) =>
    defineCall(endpoint, async (request, context) =>
      redeem(context, gameAsked(context, request), { provider: 'facebook', grant: request.fb_access_token }),
    ),
  ),
  ...[contract.vkAuth, contract.ingameVkAuth].map((endpoint) =>
    defineCall(endpoint, async (request, context) =>
      redeem(context, gameAsked(context, request), { provider: 'vk', grant: request.vk_access_token }),
    ),
  ),
  ...[contract.twitterAuth, contract.ingameTwitterAuth].map((endpoint) =>
    defineCall(endpoint, async (request, context) => {
      gameAsked(context, request)
      return twitterPage(context, request.callback)
    }),
  ),
  ...[contract.twitterRedirect, contract.ingameTwitterRedirect].map((endpoint) =>
    defineCall(endpoint, async (request, context) => {
      const grant = `${request.oauth_token}.${request.oauth_verifier}`
      return redeem(context, gameAsked(context, request), { provider: 'twitter', grant })
    }),
  ),
]
