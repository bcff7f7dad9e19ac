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
  const { known, options, random } = tour
  const { clientId } = known
  if (clientId === null) return
  const secrets = {
    username: obfuscate(options.account, random),
    password: obfuscate(options.password, random),
  }
  const place = { client_id: clientId, domain_area: options.place.region }
  const config = await tour.askIfOffered(
    getLoginConfig,
    place,
    "the store offers the logins of the brand's facts",
  )
  const content = await tour.ask(loginAuth, { ...secrets, client_id: clientId })
  const account = content === null ? null : decodeAccount(content)
  known.token = account?.oauthToken ?? null
  known.gpId = account?.gpId ?? ''
  await askForAccount(tour, clientId)
  await askByGameId(tour, secrets)
  const { twitterCallbackUrl } = decodeLoginOptions(config ?? {}, { allowLocalHosts: options.target.isLocal })
  if (twitterCallbackUrl === null) return skipTwitter(tour)
  await askForTwitter(tour, clientId)
}

/** The same login by game id; it is for visitors who have no token yet. */
async function askByGameId(
  { known, ask, book }: Tour,
  secrets: { readonly username: string; readonly password: string },
): Promise<void> {
  if (known.whyNoLinks !== null) return book.skip(ingameAuth.path, known.whyNoLinks)
  if (known.gpId === '') return book.skip(ingameAuth.path, 'the login named no game id (gp_id)')
  const { token } = known
  known.token = null
  await ask(ingameAuth, { ...secrets, game_id: known.gpId })
  known.token = token
}

/** A store offers Twitter where the service names a page to come back to. Source: spec §3 "An empty id switches the provider off". */
function skipTwitter({ book }: Tour): void {
  for (const { path } of [twitterAuth, twitterRedirect, ingameTwitterAuth, ingameTwitterRedirect])
    book.skip(path, 'not offered: login_config names no twitter_callback')
}

/** The address of Twitter's login page, which uses nothing up. */
async function askForTwitter({ ask, book, known, options }: Tour, clientId: string): Promise<void> {
  const callback = options.target.brand?.login.twitterRedirectUrl ?? ''
  if (callback === '') return
  await ask(twitterAuth, { client_id: clientId, callback })
  if (known.whyNoLinks !== null) book.skip(ingameTwitterAuth.path, known.whyNoLinks)
  else if (known.gpId !== '') await ask(ingameTwitterAuth, { game_id: known.gpId, callback })
}
