import type { ApiClient } from '@topup/api-client'
import { err } from '@topup/domain'
import { type SessionStore, accountOf } from './state/sessionStore.ts'

/**
 * Makes a client for which a refusal of a login (-600, 6001) says nothing of another one that has replaced it since, as after a login
 * that the same refusal of an earlier call has asked for. What may be repeated is sent again with the login of now; of anything else
 * the caller gets the words alone, and nobody is logged out. Source: decision 36, faults S13.
 */
export function withNewLogin(api: ApiClient, session: Pick<SessionStore, 'getState'>): ApiClient {
  const tokenOf = () => accountOf(session.getState())?.oauthToken ?? null
  const client: ApiClient = {
    currentOrigin: () => api.currentOrigin(),
    tryNow: () => api.tryNow(),
    async call(endpoint, request, options) {
      const sent = tokenOf()
      const answer = await api.call(endpoint, request, options)
      if (answer.ok || answer.error.kind !== 'rejected') return answer
      const isOfLogin = answer.error.reason === 'notLoggedIn' || answer.error.reason === 'notRealName'
      const now = tokenOf()
      if (!isOfLogin || now === null || now === sent) return answer
      return endpoint.retry === 'never'
        ? err({ ...answer.error, reason: 'other' })
        : client.call(endpoint, request, options)
    },
  }
  return client
}
