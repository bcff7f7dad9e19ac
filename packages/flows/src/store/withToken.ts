import type { ApiClient } from '@topup/api-client'

/**
 * Makes a client that sends the token of another account than the one that is logged in. For visitors of a
 * payment link the token is empty and left out, so that no player's token is sent with a payment for somebody else. Source:
 * spec §6 "Replenish visitors", faults M-08.
 */
export function withToken(api: ApiClient, oauthToken: string): ApiClient {
  return {
    currentOrigin: () => api.currentOrigin(),
    tryNow: () => api.tryNow(),
    // A value in the request itself overrides the client's own.
    call: (endpoint, request, options) =>
      api.call(endpoint, Object.assign({}, request, { oauth_token: oauthToken }), options),
  }
}
