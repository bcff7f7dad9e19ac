import { vkAuth, ingameVkAuth } from '@topup/api-client'
import type { SocialProvider } from '../../../../store/services.ts'
import { accountFrom, addressOf } from '../accountFrom.ts'
import { VkMark } from './VkMark.tsx'

/** VK: an access token and the user's id in the fragment. Source: spec §7 `vk_auth`. */
export const vk: SocialProvider = {
  key: 'vk',
  name: 'VK',
  Mark: VkMark,
  idOf: ({ vkAppId }) => vkAppId,
  page: {
    kind: 'address',
    build: ({ id, redirectUri, state }) =>
      addressOf('https://oauth.vk.com/authorize', {
        client_id: id,
        redirect_uri: redirectUri,
        response_type: 'token',
        display: 'mobile',
        v: '5.199',
        state,
      }),
  },
  redeem: (returned, { api, clientId, gameId }) => {
    const token = returned.get('access_token')
    const uid = returned.get('user_id')
    if (token === undefined || uid === undefined) return null
    const grant = { vk_access_token: token, uid }
    return accountFrom(
      gameId === null
        ? api.call(vkAuth, { ...grant, client_id: clientId })
        : api.call(ingameVkAuth, { ...grant, game_id: gameId }),
    )
  },
}
