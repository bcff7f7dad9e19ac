import { appleAuth, ingameAppleAuth } from '@topup/api-client'
import type { SocialProvider } from '../../../../store/services.ts'
import { accountFrom, addressOf } from '../accountFrom.ts'
import { AppleMark } from './AppleMark.tsx'

/** iOS sign-in: a single-use code and an identity token, in the fragment; asks for no name or e-mail. Source: spec §7 `apple_auth`. */
export const apple: SocialProvider = {
  key: 'ios',
  name: 'Apple',
  Mark: AppleMark,
  idOf: ({ iosClientId }) => iosClientId,
  page: {
    kind: 'address',
    build: ({ id, redirectUri, state }) =>
      addressOf('https://appleid.apple.com/auth/authorize', {
        client_id: id,
        redirect_uri: redirectUri,
        response_type: 'code id_token',
        response_mode: 'fragment',
        state,
      }),
  },
  redeem: (returned, { api, clientId, gameId, redirectUri }) => {
    const code = returned.get('code')
    const identityToken = returned.get('id_token')
    if (code === undefined || identityToken === undefined) return null
    const grant = { authorization_code: code, identity_token: identityToken, redirect_uri: redirectUri }
    return accountFrom(
      gameId === null
        ? api.call(appleAuth, { ...grant, client_id: clientId })
        : api.call(ingameAppleAuth, { ...grant, game_id: gameId }),
    )
  },
}
