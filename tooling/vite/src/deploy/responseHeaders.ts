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
}

const always: HeaderSet = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** The header set of one store; a sandbox build leaves out what forces https. */
export function responseHeaders(inputs: PolicyInputs): ResponseHeaders {
  const https: HeaderSet =
    inputs.sandboxOrigins === null
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}
  return {
    document: {
      ...always,
      ...https,
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy(inputs),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), payment=()',
      'referrer-policy': 'strict-origin',
    },
    hashed: { ...always, ...https, 'cache-control': 'public, max-age=31536000, immutable' },
    named: { ...always, ...https, 'cache-control': 'public, max-age=3600' },
  }
}

/** The same headers as a `_headers` file, the form that static hosts read. Later rules add to earlier ones. */
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
    '',
  ].join('\n')
}
