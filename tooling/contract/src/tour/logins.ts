import { decodeAccount, decodeLoginOptions, obfuscate } from '@topup/api-client'
import {
  getLoginConfig,
  ingameAuth,
  ingameTwitterAuth,
  ingameTwitterRedirect,
  loginAuth,
  twitterAuth,
  twitterRedirect,
} from '@topup/api-client/contract'
import { askForAccount } from './rejections.ts'
import type { Tour } from './tour.ts'

/** Logs the account in, in the store and by game id, and asks who it is. Source: spec §7 "Login". */
export async function askForLogins(tour: Tour): Promise<void> {
  const { ask, known, options, deps } = tour
  const secrets = {
    username: obfuscate(options.account, deps.random),
    password: obfuscate(options.password, deps.random),
  }
  const without = "the store offers the logins of the brand's facts"
  const config = await tour.askIfOffered(getLoginConfig, tour.inGame(), without)
  const content = await ask(loginAuth, { ...secrets, client_id: known.clientId })
  const account = content === null ? null : decodeAccount(content)
  known.token = account?.oauthToken ?? null
  known.gpId = account?.gpId ?? ''
  await askForAccount(tour)
  await askByGameId(tour, secrets)
  const { twitterCallbackUrl } = decodeLoginOptions(config ?? {}, { allowLocalHosts: options.target.isLocal })
  await askForTwitter(tour, twitterCallbackUrl)
}

/** The same login by game id; it is for visitors who have no token yet. */
async function askByGameId(
  { known, ask, book }: Tour,
  secrets: { readonly username: string; readonly password: string },
): Promise<void> {
  const { token, gpId } = known
  const why = known.whyNoLinks ?? (gpId === '' ? 'the login named no game id (gp_id)' : null)
  if (why !== null) return book.skip(why, ingameAuth)
  known.token = null
  await ask(ingameAuth, { ...secrets, game_id: gpId })
  known.token = token
}

/**
 * The address of Twitter's login page, which uses nothing up. A store offers Twitter where the service names a page to come back to.
 * Source: spec §3 "An empty id switches the provider off".
 */
async function askForTwitter({ ask, book, known, options }: Tour, comesBackTo: string | null): Promise<void> {
  const twitterCalls = [twitterAuth, twitterRedirect, ingameTwitterAuth, ingameTwitterRedirect]
  if (comesBackTo === null)
    return book.skip('not offered: login_config names no twitter_callback', ...twitterCalls)
  const callback = options.target.brand?.login.twitterRedirectUrl ?? ''
  if (callback === '') return
  await ask(twitterAuth, { client_id: known.clientId, callback })
  if (known.whyNoLinks !== null) book.skip(known.whyNoLinks, ingameTwitterAuth)
  else if (known.gpId !== '') await ask(ingameTwitterAuth, { game_id: known.gpId, callback })
}
