import { isLocalHost } from '../base/isLocalHost.ts'
import type { Result } from '../base/result.ts'
import { err, ok } from '../base/result.ts'

const maxLength = 8_192

/** Scheme, host, port, rest. Nothing before the host but the scheme, so no credentials fit in. */
const shape = /^(https?):\/\/([^/?#:]+)(?::(\d{1,5}))?([/?#].*)?$/i

/**
 * A registered name in ASCII, its last label starting with a letter, so no address passes. International names
 * (`xn--`) are rejected, because look-alike hosts use them and no payment provider does.
 */
const hostName = /^(?:(?!xn--)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!xn--)[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i

/**
 * Control, format (bidirectional overrides too) and white-space characters, surrogates, the backslash. They are
 * listed one by one because Chrome 64 has no property escapes, and one escape would stop the whole script
 * there.
 */
const forbidden =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u0020\u007f-\u00a0\u00ad\u0600-\u0605\u061c\u06dd\u070f\u08e2\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ud800-\udfff\ufeff\ufff9-\ufffb\\]/

/**
 * Checks a payment URL before a window may open it. Only `https:` with a plain host name passes; a sandbox
 * build also allows local hosts, over http too. The URL comes back unchanged; the failure is
 * the message "Link invalid, refresh". Parsed by hand because this package has no browser types, and stricter
 * than a browser: every browser reads an accepted URL the same way.
 * Source: decision 30, spec §5 "invalid opened link", faults M-14.
 */
export function parsePayUrl(
  url: unknown,
  { allowLocalHosts }: { readonly allowLocalHosts: boolean },
): Result<string, 'linkInvalid'> {
  if (typeof url !== 'string' || url.length > maxLength || forbidden.test(url)) return err('linkInvalid')
  const match = shape.exec(url)
  if (match === null) return err('linkInvalid')
  const host = String(match[2])
  const port = Number(match[3] ?? 443)
  if (port < 1 || port > 65_535) return err('linkInvalid')
  if (allowLocalHosts && isLocalHost(host.toLowerCase())) return ok(url)
  return String(match[1]).toLowerCase() === 'https' && hostName.test(host) ? ok(url) : err('linkInvalid')
}
