import { facebookAuth, ingameFacebookAuth } from '@topup/api-client'
import type { SocialProvider } from '../../../../store/services.ts'
import { accountFrom, addressOf } from '../accountFrom.ts'
import { FacebookMark } from './FacebookMark.tsx'

/** Facebook: an access token in the fragment. Source: spec §7 `facebook_auth`. */
export const facebook: SocialProvider = {
  key: 'facebook',
  name: 'Facebook',
  Mark: FacebookMark,
  idOf: ({ facebookAppId }) => facebookAppId,
  page: {
    kind: 'address',
    build: ({ id, redirectUri, state }) =>
      addressOf('https://www.facebook.com/v23.0/dialog/oauth', {
        client_id: id,
        redirect_uri: redirectUri,
        response_type: 'token',
        scope: 'public_profile',
        state,
      }),
  },
  redeem: (returned, { api, clientId, gameId }) => {
    const token = returned.get('access_token')
    if (token === undefined) return null
    const grant = { fb_access_token: token }
    return accountFrom(
      gameId === null
        ? api.call(facebookAuth, { ...grant, client_id: clientId })
        : api.call(ingameFacebookAuth, { ...grant, game_id: gameId }),
    )
  },
}
