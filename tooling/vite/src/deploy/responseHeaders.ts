import { brandIn } from '@topup/domain'
import { payPolicy, type PayPolicyInputs } from './payPolicy.ts'
import type { HeaderSet, ResponseHeaders } from './headerSets.ts'
import { apartHeaders } from './payOriginHeaders.ts'
import {
  contentSecurityPolicy,
  policyReportUrl,
  reportGroup,
  type PolicyInputs,
} from './contentSecurityPolicy.ts'

export type { HeaderSet, ResponseHeaders } from './headerSets.ts'

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
