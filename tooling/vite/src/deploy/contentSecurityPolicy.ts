import { allDropIns } from '@topup/api-client/providers/allProviders'
import type { DropInFacts, DropInHosts } from '@topup/api-client/providers/dropInFacts'
import { brandIn, cardScriptsOf, walletsOf } from '@topup/domain'
import type { BrandConfig, Wallet } from '@topup/domain'
import { hostsOf } from './hostsOf.ts'

/** What a store's document may load, beside its own origin. */
export interface PolicyInputs {
  readonly brand: BrandConfig
  /** Hashes of the inline style sheets, as `sha256-...`. */
  readonly styleHashes: readonly string[]
  /** Hashes of the inline scripts: the entry guard's (decision 35). Every browser we support honours them for inline scripts. */
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
  const hosts = brand.deployments.flatMap(hostsOf)
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
    directive('trusted-types', ['app', 'entities', 'worker']),
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
function directive(name: string, values: readonly string[]): string {
  return [name, ...new Set(values)].join(' ')
}

/** What a pay document may load, beside its own origin. */
export interface PayPolicyInputs {
  /** Of every drop-in of the store. */
  readonly hosts: readonly DropInHosts[]
  readonly styleHashes: readonly string[]
  /** Of the inline script that takes a bank's answer out of the address (decision 95). */
  readonly scriptHashes: readonly string[]
  readonly sandboxOrigins: readonly string[] | null
  /** Where reports of what broke go; none for a store that reports nothing. Source: decision 92. */
  readonly reportOrigins: readonly string[]
}

/**
 * Content security policy of a store's pay document. A provider's code comes from our own build, or where it is to be
 * had only from its provider's host, from there; it may call and frame its provider's hosts and nobody else: not the
 * store's service. Reports of what broke go to the data host, where there are any. It may lead to any page, by a form as
 * by a link: a bank's page is asked for by POST, and Chrome holds what that page answers with to `form-action` too. What
 * `default-src` says already is not said again: hosts take policies of limited length. Source: faults A-05, B-14,
 * decision 20.
 */
export function payPolicy({
  hosts,
  styleHashes,
  scriptHashes,
  sandboxOrigins,
  reportOrigins,
}: PayPolicyInputs): string {
  const local = sandboxOrigins ?? []
  const all = (kind: 'connect' | 'images' | 'frames') =>
    withoutCovered([...hosts.flatMap((each) => each[kind]), ...local])
  const writesStyles = hosts.some(({ inlineStyles }) => inlineStyles === true)
  const scripts = [...new Set(hosts.flatMap((each) => each.scripts))]
  return [
    directive('default-src', ["'none'"]),
    directive('script-src', ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...scripts]),
    // Beside a hash, browsers take no other inline style.
    directive('style-src', [
      "'self'",
      ...(writesStyles ? ["'unsafe-inline'"] : styleHashes.map((hash) => `'${hash}'`)),
    ]),
    directive('font-src', ["'self'"]),
    directive('img-src', ["'self'", 'data:', ...all('images')]),
    directive('connect-src', ["'self'", ...withoutCovered([...all('connect'), ...reportOrigins])]),
    directive('frame-src', ["'self'", ...all('frames')]),
    directive('form-action', ["'self'", 'https:', ...local]),
    directive('base-uri', ["'none'"]),
    directive('frame-ancestors', ["'none'"]),
    directive('require-trusted-types-for', ["'script'"]),
    // A script of a provider writes addresses and markup as plain text: our default policy looks at them. Source: decision 96.
    directive('trusted-types', [scripts.length === 0 ? "'none'" : 'default']),
    ...(sandboxOrigins === null ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Hosts beside `https:` say nothing more, and hosts of stores take policies of limited length. */
const withoutCovered = (sources: readonly string[]): readonly string[] =>
  sources.includes('https:') ? sources.filter((source) => !source.startsWith('https://')) : sources

const factsOf: ReadonlyMap<string, DropInFacts> = new Map(Object.entries<DropInFacts>(allDropIns))

/**
 * The hosts that a brand's pay document may contact: those of its drop-ins, and of the wallets in them that the brand has
 * switched on. Throws for a drop-in that names none: it could not do anything, so better no build.
 */
export function payHosts(
  { brand, dropIns }: { readonly brand: BrandConfig; readonly dropIns: readonly string[] },
  wallets: readonly Wallet[] = walletsOf(brand),
): readonly DropInHosts[] {
  return dropIns.flatMap((dropIn) => {
    const facts = factsOf.get(dropIn)
    if (facts === undefined) throw new Error(`The drop-in ${dropIn} names no hosts`)
    const own = facts.hosts()
    return [
      facts.needsCardScript === true ? withCardScript(own, brand) : own,
      ...wallets.flatMap((wallet) => facts.wallets?.[wallet]?.hosts() ?? []),
    ]
  })
}

/** The hosts of a drop-in together with those of the brand's card script, by which its dialog opens. Source: decision 98. */
function withCardScript(hosts: DropInHosts, brand: BrandConfig): DropInHosts {
  const own = cardScriptsOf(brand).map(({ url }) => new URL(url).origin)
  const { scripts, connect, images, frames } = hosts
  return {
    ...hosts,
    scripts: [...scripts, ...own],
    connect: [...connect, ...own],
    images: [...images, ...own],
    frames: [...frames, ...own],
  }
}
