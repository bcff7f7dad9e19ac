import type { BrandConfig } from '@topup/domain'
import type { HeaderSet, ResponseHeaders } from './headerSets.ts'

const policy = 'content-security-policy'

/** The set with other sources in a directive of its policy, whatever they were. Throws where the policy has no such directive. */
function withDirective(set: HeaderSet, directive: string, sources: readonly string[]): HeaderSet {
  const before = set[policy] ?? ''
  const wanted = new RegExp(`(^|; )${directive} [^;]+`)
  if (!wanted.test(before)) throw new Error(`The policy says nothing of ${directive}`)
  const after = [directive, ...new Set(sources)].join(' ')
  return { ...set, [policy]: before.replace(wanted, (_found, start: string) => start + after) }
}

/**
 * The header set of a pay document at an origin of its own. Its store may frame it, to let it keep an order for the tab,
 * and nobody else; and it stays in the group of the window that opened it, or it could not ask that window for its
 * order: `same-origin-allow-popups` would cut off an opener of another origin. It cuts the opener itself before a
 * provider's code is loaded. `origin-agent-cluster` asks for a process that it does not share with its sibling, the
 * store. Source: decision 95.
 */
export const payHeadersFor = (set: HeaderSet, storeOrigins: readonly string[]): HeaderSet => ({
  ...withDirective(set, 'frame-ancestors', storeOrigins),
  'cross-origin-opener-policy': 'unsafe-none',
  'origin-agent-cluster': '?1',
})

/** The header set of a store whose pay document has an origin of its own: that is the one page it may frame. */
export const storeHeadersFor = (set: HeaderSet, payOrigins: readonly string[]): HeaderSet =>
  withDirective(set, 'frame-src', payOrigins)

/** The header sets of a brand, whose deployments may have their pay document at an origin of its own. Source: decision 95. */
export function apartHeaders(
  { deployments }: Pick<BrandConfig, 'deployments'>,
  headers: ResponseHeaders,
): ResponseHeaders {
  const { document, pay } = headers
  const apart = deployments.filter(({ payOrigin }) => payOrigin !== undefined)
  if (pay === undefined || apart.length === 0) return headers
  const payOrigins = apart.flatMap(({ payOrigin }) => payOrigin ?? [])
  const storeOrigins = apart.flatMap(({ origins }) => origins)
  return {
    ...headers,
    document: storeHeadersFor(document, payOrigins),
    pay: payHeadersFor(pay, storeOrigins),
  }
}
