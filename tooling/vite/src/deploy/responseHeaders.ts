import { brandIn } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'
import { contentSecurityPolicy, payPolicy, policyReportUrl, reportGroup } from './contentSecurityPolicy.ts'
import type { PayPolicyInputs, PolicyInputs } from './contentSecurityPolicy.ts'

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
function apartHeaders(
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

/** Headers by lower-case name. */
export type HeaderSet = Readonly<Record<string, string>>

/** Headers of a store's kinds of answers. */
export interface ResponseHeaders {
  /** The document, for every path that is no file. */
  readonly document: HeaderSet
  /** Files whose name carries a hash of their content. */
  readonly hashed: HeaderSet
  /** Files with a fixed name: icons, manifest, robots. */
  readonly named: HeaderSet
  /** `/pay.html`, where the store has one: in place of `document`, never on top of it. Source: decision 20. */
  readonly pay?: HeaderSet
  /**
   * In a sandbox build: `/pay.html` where its server gives it an origin of its own, with all wallets that such a document may
   * have. Source: decision 95.
   */
  readonly payApart?: HeaderSet
  /** The sets of the documents in the demo deployment. Those above are production's: neither names a host of the other. */
  readonly demo?: Pick<ResponseHeaders, 'document' | 'pay'>
  /** `/sw.js`, in place of `named`; releases before decision 97 have none. */
  readonly worker?: HeaderSet
}

/** The header sets as one deployment has them. */
export function headersIn(headers: ResponseHeaders, environment: string | null): ResponseHeaders {
  const { demo, ...production } = headers
  return environment === 'demo' ? { ...production, ...demo } : production
}

const always: HeaderSet = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** The header set of one store; a sandbox build leaves out what forces https. */
export function responseHeaders(
  inputs: PolicyInputs,
  pay: Pick<PayPolicyInputs, 'hosts' | 'styleHashes' | 'scriptHashes'> | null = null,
): ResponseHeaders {
  const https: HeaderSet =
    inputs.sandboxOrigins === null
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}
  const shared: HeaderSet = {
    ...always,
    ...https,
    'cache-control': 'no-cache',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin',
  }
  const reportUrl = inputs.sandboxOrigins === null ? policyReportUrl(inputs.brand) : null
  return apartHeaders(inputs.brand, {
    document: {
      ...shared,
      'content-security-policy': contentSecurityPolicy(inputs),
      'permissions-policy': permissions('()'),
      ...(reportUrl !== null && { 'reporting-endpoints': `${reportGroup}="${reportUrl}"` }),
    },
    ...(pay !== null && { pay: payHeaders(shared, inputs, pay) }),
    hashed: { ...always, ...https, 'cache-control': 'public, max-age=31536000, immutable' },
    named: { ...always, ...https, 'cache-control': 'public, max-age=3600' },
    worker: workerHeaders(https),
  })
}

/** The pay document's own set: what the store's document has, with another policy and a payment of the browser. */
const payHeaders = (
  shared: HeaderSet,
  { brand, sandboxOrigins }: PolicyInputs,
  pay: Pick<PayPolicyInputs, 'hosts' | 'scriptHashes' | 'styleHashes'>,
): HeaderSet => ({
  ...shared,
  'content-security-policy': payPolicy({ ...pay, sandboxOrigins, reportOrigins: reportOrigins(brand) }),
  'permissions-policy': permissions('(self)'),
})

/** What a worker requests falls under its own policy: nothing but the store's own files. */
const workerHeaders = (https: HeaderSet): HeaderSet => ({
  ...always,
  ...https,
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
})

/** The data hosts of the deployments that report what broke. */
const reportOrigins = (brand: PolicyInputs['brand']): readonly string[] =>
  brand.deployments.flatMap((row) => (brandIn(brand, row).reports == null ? [] : [row.dataOrigin]))

const permissions = (payment: string) =>
  `camera=(), microphone=(), geolocation=(), usb=(), payment=${payment}`
