import { ingameTwitterAuth, ingameTwitterRedirect, twitterAuth, twitterRedirect } from '@topup/api-client'
import type { SocialProvider } from '../../../../store/services.ts'
import { accountFrom } from '../accountFrom.ts'
import { TwitterMark } from './TwitterMark.tsx'

/**
 * Twitter: the service gives the address of the page; a token and a single-use verifier come back. Source: spec §7
 * `twitter_auth`, `twitter_redirect`.
 */
export const twitter: SocialProvider = {
  key: 'twitter',
  name: 'Twitter',
  Mark: TwitterMark,
  // The service holds the id; a callback page shows that the game has one.
  idOf: ({ twitterCallbackUrl }) => twitterCallbackUrl,
  page: {
    kind: 'asked',
    hosts: ['api.twitter.com', 'twitter.com', 'api.x.com', 'x.com'],
    ask: async (api, { clientId, gameId }, callback) => {
      const answer = await (gameId === null
        ? api.call(twitterAuth, { callback, client_id: clientId })
        : api.call(ingameTwitterAuth, { callback, game_id: gameId }))
      return answer.ok ? { ok: true, value: answer.value.content.url } : answer
    },
  },
  redeem: (returned, { api, clientId, gameId }) => {
    const token = returned.get('oauth_token')
    const verifier = returned.get('oauth_verifier')
    if (token === undefined || verifier === undefined) return null
    const grant = { oauth_token: token, oauth_verifier: verifier }
    return accountFrom(
      gameId === null
        ? api.call(twitterRedirect, { ...grant, client_id: clientId })
        : api.call(ingameTwitterRedirect, { ...grant, game_id: gameId }),
    )
  },
}
