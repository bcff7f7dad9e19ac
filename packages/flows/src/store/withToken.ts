import type { ApiClient } from '@topup/api-client'

/**
 * The same client, with the token of another account than the one that is logged in; an empty one for visitors of a
 * link, so that nobody's token goes along with a payment for somebody else. Source: spec §6 "Replenish visitors", faults M-08.
 */
export function withToken(api: ApiClient, oauthToken: string): ApiClient {
  return {
    currentOrigin: () => api.currentOrigin(),
    // A value that the request itself names wins over the client's own.
    call: (endpoint, request, options) =>
      api.call(endpoint, Object.assign({}, request, { oauth_token: oauthToken }), options),
  }
}
