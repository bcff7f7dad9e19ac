import { decodeUserInfo, getUserInfo } from '@topup/api-client'
import { preselectCharacter } from '../features/games/preselectCharacter.ts'
import type { Services } from '../store/services.ts'

/**
 * Finds out who opened the store inside a game. The token is kept only in memory, as long as the page lives;
 * until it is known to be valid there is no account, whatever else is stored on this device. Source: spec §6
 * "SDK view", decision 35.
 */
export async function openSdkVisit(
  services: Pick<
    Services,
    'api' | 'catalogue' | 'entry' | 'react' | 'roster' | 'selection' | 'session' | 'tracking' | 'visibility'
  >,
  oauthToken: string,
): Promise<void> {
  const { api, session, catalogue, tracking, visibility, react } = services
  const { clientId } = session.getState()
  // Without its game, which the service refused, there is nobody to ask about.
  if (clientId === '') return
  const answer = await api.call(getUserInfo, { oauth_token: oauthToken, client_id: clientId })
  const { isSdkVisit } = session.getState()
  if (!isSdkVisit || session.getState().clientId !== clientId) return
  if (!answer.ok) {
    react(answer.error)
    if (answer.error.kind === 'rejected') return
    const stop = visibility.onReturn(() => {
      stop()
      void openSdkVisit(services, oauthToken)
    })
    return
  }
  const account = decodeUserInfo(answer.value.content, oauthToken)
  if (account === null) return
  session.getState().useSdkAccount(account)
  tracking.track('login', { loginMethod: 'sdk' })
  await Promise.all([catalogue.getState().load(), preselectCharacter(services)])
}
