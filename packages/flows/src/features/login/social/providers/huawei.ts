import { huaweiAuth, ingameHuaweiAuth } from '@topup/api-client'
import type { SocialProvider } from '../../../../store/services.ts'
import { accountFrom, addressOf } from '../accountFrom.ts'
import { HuaweiMark } from './HuaweiMark.tsx'

/**
 * Huawei: a single-use code. The login config has no id for it: the brand's numeric login client id is the app's
 * number at Huawei, and a game offers Huawei when the config names a client. Source: spec §3 "numeric login client
 * id", §7 `huawei_auth`.
 */
export const huawei: SocialProvider = {
  key: 'huawei',
  name: 'Huawei',
  Mark: HuaweiMark,
  idOf: ({ clientId }, { login }) => (clientId === null ? null : String(login.clientId)),
  page: {
    kind: 'address',
    build: ({ id, redirectUri, state }) =>
      addressOf('https://oauth-login.cloud.huawei.com/oauth2/v3/authorize', {
        client_id: id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid profile',
        state,
      }),
  },
  redeem: (returned, { api, clientId, gameId, redirectUri }) => {
    const code = returned.get('code')
    if (code === undefined) return null
    const grant = { authorization_code: code, redirect_uri: redirectUri }
    return accountFrom(
      gameId === null
        ? api.call(huaweiAuth, { ...grant, client_id: clientId })
        : api.call(ingameHuaweiAuth, { ...grant, game_id: gameId }),
    )
  },
}
