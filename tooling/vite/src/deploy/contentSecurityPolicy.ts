import { brandIn, cardScriptsOf } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'

/** What a store's document may load, beside its own origin. */
export interface PolicyInputs {
  readonly brand: BrandConfig
  /** Hashes of the inline style sheets, as `sha256-...`. */
  readonly styleHashes: readonly string[]
  /** Hashes of the inline scripts: the entry guard's (decision 6). Every browser we support honours them for inline scripts. */
  readonly scriptHashes: readonly string[]
  /** Origins of a sandbox on this machine; null in a release. */
  readonly sandboxOrigins: readonly string[] | null
}

/**
 * Content security policy of a store's document. Scripts come from the store's own origin alone; the one inline script
 * is the entry guard, let through by its hash; calls go to the hosts in the brand's table alone. Browsers send no
 * reports of their own unless a fact asks for them: they carry the document's address, which the store's own reports of
 * violations leave out (decisions 35 and 92).
 */
export function contentSecurityPolicy({
  brand,
  styleHashes,
  scriptHashes,
  sandboxOrigins,
}: PolicyInputs): string {
  const hosts = brand.deployments.flatMap((row) => [row.apiOrigin, ...row.backupApiOrigins, row.dataOrigin])
  const local = sandboxOrigins ?? []
  const cardScript = cardScriptsOf(brand).map(({ url }) => new URL(url).origin)
  return [
    directive('default-src', ["'none'"]),
    directive('script-src', ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...cardScript]),
    directive('style-src', ["'self'", ...styleHashes.map((hash) => `'${hash}'`)]),
    directive('font-src', ["'self'"]),
    directive('img-src', ["'self'", 'https:', 'data:', ...local]),
    directive('connect-src', ["'self'", ...hosts, ...local]),
    directive('frame-src', ["'none'"]),
    directive('manifest-src', ["'self'"]),
    directive('worker-src', ["'self'"]),
    directive('form-action', ["'self'"]),
    directive('base-uri', ["'none'"]),
    directive('object-src', ["'none'"]),
    directive('frame-ancestors', ["'none'"]),
    directive('require-trusted-types-for', ["'script'"]),
    directive('trusted-types', ['app', 'worker']),
    ...(sandboxOrigins === null ? ['upgrade-insecure-requests', ...reportTo(brand)] : []),
  ].join('; ')
}

/** The name under which the policy and the header `reporting-endpoints` mean the same place. */
export const reportGroup = 'policy'

/**
 * Where browsers send their reports of this policy, or null. A header set serves every deployment of a brand, so it is
 * the place of production. Source: decision 92.
 */
export function policyReportUrl(brand: BrandConfig): string | null {
  const row = brand.deployments.find(({ environment }) => environment === 'production')
  const path = brandIn(brand, row ?? null).reports?.policyPath
  return row === undefined || path === undefined ? null : row.dataOrigin + path
}

/** For old engines by address, for new ones by name. */
function reportTo(brand: BrandConfig): readonly string[] {
  const url = policyReportUrl(brand)
  return url === null ? [] : [`report-uri ${url}`, `report-to ${reportGroup}`]
}

/** One directive of a policy, each source once. */
export function directive(name: string, values: readonly string[]): string {
  return [name, ...new Set(values)].join(' ')
}
