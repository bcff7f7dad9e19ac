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
