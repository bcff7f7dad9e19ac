import { decodeUserInfo, getUserInfo } from '@topup/api-client'
import type { Services } from '../../store/services.ts'
import { accountOf } from '../../store/state/sessionStore.ts'

/** The result of the check. `nobody`: there is no account to ask about. */
export type RealNameCheck = 'verified' | 'notVerified' | 'failed' | 'nobody'

/**
 * Asks `get_user_info` again about the account that was set aside, or else about the one that is logged in; an
 * account that is now verified is logged in again. Source: spec §8 "Real-name check failed", decision 43.
 */
export async function checkRealName({
  api,
  session,
}: Pick<Services, 'api' | 'session'>): Promise<RealNameCheck> {
  const { clientId, unverified } = session.getState()
  const asked = unverified ?? accountOf(session.getState())
  if (asked === null) return 'nobody'
  const answer = await api.call(getUserInfo, { oauth_token: asked.oauthToken, client_id: clientId })
  if (!answer.ok) {
    const { error } = answer
    return error.kind === 'rejected' && error.reason === 'notRealName' ? 'notVerified' : 'failed'
  }
  if (decodeUserInfo(answer.value.content, asked.oauthToken)?.suid !== asked.suid) return 'failed'
  // The player may have chosen another game meanwhile; the token is valid for this one only.
  if (session.getState().clientId !== clientId) return 'failed'
  session.getState().takeBackVerified()
  return 'verified'
}
