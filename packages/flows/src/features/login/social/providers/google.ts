import { googleAuth, ingameGoogleAuth } from '@topup/api-client'
import type { SocialProvider } from '../../../../store/services.ts'
import { accountFrom, addressOf } from '../accountFrom.ts'
import { GoogleMark } from './GoogleMark.tsx'

/** Google: a single-use code. Source: spec §7 `google_auth`. */
export const google: SocialProvider = {
  key: 'google',
  name: 'Google',
  Mark: GoogleMark,
  // Without the package the code could not be redeemed.
  idOf: ({ googleClientId, googlePackage }) => (googlePackage === null ? null : googleClientId),
  page: {
    kind: 'address',
    build: ({ id, redirectUri, state }) =>
      addressOf('https://accounts.google.com/o/oauth2/v2/auth', {
        client_id: id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid profile',
        state,
        prompt: 'select_account',
      }),
  },
  redeem: (returned, { api, clientId, gameId, redirectUri, googlePackage }) => {
    const code = returned.get('code')
    if (code === undefined) return null
    const grant = { authorization_code: code, pkg: googlePackage, redirect_uri: redirectUri }
    return accountFrom(
      gameId === null
        ? api.call(googleAuth, { ...grant, client_id: clientId })
        : api.call(ingameGoogleAuth, { ...grant, game_id: gameId }),
    )
  },
}
