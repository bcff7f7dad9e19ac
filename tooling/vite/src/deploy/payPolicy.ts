import type { DropInHosts } from '@topup/api-client/providers/dropInFacts'
import { directive } from './contentSecurityPolicy.ts'

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
