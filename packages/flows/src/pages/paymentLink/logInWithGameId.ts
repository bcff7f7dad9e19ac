import {
  decodeAccount,
  decodeGames,
  getReplenishmentGameList,
  ingameAuth,
  obfuscate,
  secureRandom,
} from '@topup/api-client'
import type { ApiError } from '@topup/api-client'
import { findGame } from '@topup/domain'
import type { Services } from '../../store/services.ts'
import type { Credentials } from '../../features/login/form/logIn.ts'
import { findOwedLink } from '../../features/paymentLink/findOwedLink.ts'
import type { OwedLink } from '../../features/paymentLink/findOwedLink.ts'

/** The game that visitors of a `rp_client_id` link log in to. */
export interface LinkGame {
  readonly gameId: string
  readonly name: string
}

/** The game of a link, or why it is not known; `error` is null when the service names none. */
export type LinkGameAnswer =
  | { readonly kind: 'read'; readonly game: LinkGame }
  | { readonly kind: 'failed'; readonly error: ApiError | null }

/** Asks for the game that the link is for. Source: spec §7 `/api/replenishment/getGameList`. */
export async function readLinkGame(
  { api, device, reactToLoad }: Pick<Services, 'api' | 'device' | 'reactToLoad'>,
  rpClientId: string,
): Promise<LinkGameAnswer> {
  const answer = await api.call(getReplenishmentGameList, {
    rp_client_id: rpClientId,
    platform: device.platform,
  })
  if (!answer.ok) {
    reactToLoad(answer.error, true)
    return { kind: 'failed', error: answer.error }
  }
  const game = findGame(decodeGames(answer.value.content), rpClientId)
  if (game === null) return { kind: 'failed', error: null }
  return { kind: 'read', game: { gameId: game.gpId === '' ? rpClientId : game.gpId, name: game.name } }
}

/** How a login with a game id ended: with the account's payment link, or with the reason why there is none. */
export type GameIdLoginOutcome = OwedLink | { readonly kind: 'rejected'; readonly message: string }

/**
 * Logs in with a game id and asks what the account owes. The token is used for that one request and kept
 * nowhere; the payment itself uses the payment link. Source: spec §4 "Replenish login goes to the replenish
 * page with replenish_id", §6.
 */
export async function logInWithGameId(
  { api }: Pick<Services, 'api'>,
  game: { readonly gameId: string; readonly rpClientId: string },
  credentials: Credentials,
): Promise<GameIdLoginOutcome> {
  const answer = await api.call(ingameAuth, {
    username: obfuscate(credentials.name, secureRandom),
    password: obfuscate(credentials.secret, secureRandom),
    game_id: game.gameId,
  })
  if (!answer.ok) {
    const { error } = answer
    return error.kind === 'rejected' ? { kind: 'rejected', message: error.message } : { kind: 'unreachable' }
  }
  const account = decodeAccount(answer.value.content)
  if (account === null) return { kind: 'rejected', message: '' }
  return findOwedLink(api, account, game.rpClientId)
}
