import { payPolicy, type PayPolicyInputs } from './payPolicy.ts'
import { contentSecurityPolicy, type PolicyInputs } from './contentSecurityPolicy.ts'

/** Headers by lower-case name. */
export type HeaderSet = Readonly<Record<string, string>>

/** Headers of a store's three kinds of answers. */
export interface ResponseHeaders {
  /** The document, for every path that is no file. */
  readonly document: HeaderSet
  /** Files whose name carries a hash of their content. */
  readonly hashed: HeaderSet
  /** Files with a fixed name: icons, manifest, robots. */
  readonly named: HeaderSet
  /** `/pay.html`, where the store has one: in place of `document`, never on top of it. Source: decision 20. */
  readonly pay?: HeaderSet
}

const always: HeaderSet = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** The header set of one store; a sandbox build leaves out what forces https. */
export function responseHeaders(
  inputs: PolicyInputs,
  pay: Pick<PayPolicyInputs, 'hosts' | 'styleHashes'> | null = null,
): ResponseHeaders {
  const https: HeaderSet =
    inputs.sandboxOrigins === null
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}
  const document: HeaderSet = {
    ...always,
    ...https,
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(inputs),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': permissions('()'),
    'referrer-policy': 'strict-origin',
  }
  const { sandboxOrigins } = inputs
  return {
    document,
    ...(pay === null
      ? {}
      : {
          pay: {
            ...document,
            'content-security-policy': payPolicy({ ...pay, sandboxOrigins }),
            'permissions-policy': permissions('(self)'),
          },
        }),
    hashed: { ...always, ...https, 'cache-control': 'public, max-age=31536000, immutable' },
    named: { ...always, ...https, 'cache-control': 'public, max-age=3600' },
  }
}

const permissions = (payment: string) =>
  `camera=(), microphone=(), geolocation=(), usb=(), payment=${payment}`

/**
 * The same headers as a `_headers` file, the form that static hosts read. Later rules add to earlier ones; a `!` takes one
 * of those away, for two policies would both count.
 */
export function headersFile(headers: ResponseHeaders): string {
  const { 'cache-control': cache, ...rest } = headers.document
  const lines = (set: HeaderSet) => Object.entries(set).map(([name, value]) => `  ${name}: ${value}`)
  return [
    '/*',
    ...lines(rest),
    '/',
    `  cache-control: ${cache}`,
    '/index.html',
    `  cache-control: ${cache}`,
    '/assets/*',
    `  cache-control: ${headers.hashed['cache-control']}`,
    ...(headers.pay === undefined ? [] : payRule(headers.pay, headers.document)),
    '',
  ].join('\n')
}

function payRule(pay: HeaderSet, document: HeaderSet): readonly string[] {
  const own = Object.entries(pay).filter(([name, value]) => document[name] !== value)
  return [
    '/pay.html',
    ...own.flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`]),
    `  cache-control: ${pay['cache-control']}`,
  ]
}
