import type { Endpoint } from '../contract/endpoint.ts'

/**
 * The fetch options of every call. Nothing is cached, and no cookie or referrer is sent. Redirects are not
 * followed, because one would carry the query, and the secrets in it, to a host outside the brand's table.
 * Source: decision 35.
 */
export const privateFetch = {
  cache: 'no-store',
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  redirect: 'error',
} as const satisfies RequestInit

/** The address of a GET: `origin` has no slash at the end, `path` begins with one. May hold secrets: never log it. */
export function requestUrl(origin: string, path: string, parameters: URLSearchParams): string {
  return `${origin}${path}?${parameters.toString()}`
}

/** What every request carries about the visitor. `oauthToken` is a secret. Source: spec §7. */
export interface CallContext {
  readonly idfv: string
  readonly specLang: string | null
  readonly oauthToken: string | null
}

/**
 * The query or form of a request: its own values, `idfv`, and on GETs `spec_lang` and `oauth_token` when known.
 * A value that the request itself names wins; an empty `oauth_token` means that none is sent. Source: spec §7 "Every request adds idfv".
 */
export function requestParameters(
  endpoint: Pick<Endpoint, 'method'>,
  request: Readonly<Record<string, string | null | undefined>>,
  context: CallContext,
): URLSearchParams {
  const common =
    endpoint.method === 'GET'
      ? { idfv: context.idfv, spec_lang: context.specLang, oauth_token: context.oauthToken }
      : { idfv: context.idfv }
  const parameters = new URLSearchParams()
  for (const [name, value] of [...Object.entries(common), ...Object.entries(request)]) {
    if (typeof value === 'string') parameters.set(name, value)
  }
  if (parameters.get('oauth_token') === '') parameters.delete('oauth_token')
  return parameters
}
