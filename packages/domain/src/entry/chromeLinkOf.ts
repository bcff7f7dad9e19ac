import { cleanSearch } from './entryParameters.ts'

/** The parts of an address, as `location` has them. */
export interface PageAddress {
  readonly protocol: string
  readonly host: string
  readonly pathname: string
  readonly search: string
}

/**
 * A link by which an Android app opens this page in Chrome, without secrets; null where there is no such app, or the
 * page is not from the web. A phone without Chrome stays on the page. Source: decisions 35 and 45.
 */
export function chromeLinkOf(userAgent: string, address: PageAddress): string | null {
  const { protocol, host, pathname, search } = address
  if (!/\bAndroid\b/.test(userAgent) || !/^https?:$/.test(protocol)) return null
  const place = host + pathname + cleanSearch(search)
  const fields = [
    'Intent',
    `scheme=${protocol.slice(0, -1)}`,
    'package=com.android.chrome',
    `S.browser_fallback_url=${encodeURIComponent(`${protocol}//${place}`)}`,
    'end',
  ]
  return `intent://${place}#${fields.join(';')}`
}
