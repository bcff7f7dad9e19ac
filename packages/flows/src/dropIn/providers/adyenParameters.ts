import { isLocalHost } from '@topup/domain'
import * as v from 'valibot'

const sandboxAddress = /^http:\/\/([a-z\d.]+)(?::\d+)?\/[\w/-]*$/

const sessionSchema = v.object({
  environment: v.picklist(['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in', 'live-nea']),
  clientKey: v.pipe(v.string(), v.regex(/^(?:test|live)_\w+$/)),
  sessionId: v.pipe(v.string(), v.nonEmpty()),
  sessionData: v.pipe(v.string(), v.nonEmpty()),
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** The address of a sandbox that replaces the provider. */
  endpoint: v.optional(
    v.pipe(
      v.string(),
      v.check((address) => isLocalHost(sandboxAddress.exec(address)?.[1] ?? '')),
    ),
  ),
  /** Under which address Adyen's code takes a bank without a certificate, such as that of a sandbox. */
  bankAddress: v.optional(v.pipe(v.string(), v.regex(/^http:\/\/localhost:\d+$/))),
})

/** A session at Adyen, as the service made it for one order. Its return address is the service's own. Source: spec §7. */
export type AdyenSession = v.InferOutput<typeof sessionSchema>

/**
 * Parses the parameters of `drop_in`; null when they are not a session, or name another service where that is
 * not allowed.
 */
export function parseAdyenSession(
  parameters: Readonly<Record<string, string>>,
  { isLocal }: { readonly isLocal: boolean },
): AdyenSession | null {
  const read = v.safeParse(sessionSchema, parameters)
  if (!read.success) return null
  const { environment, clientKey, endpoint, bankAddress } = read.output
  const isOfItsKind = clientKey.startsWith(environment === 'test' ? 'test_' : 'live_')
  const isReal = endpoint === undefined && bankAddress === undefined
  return isOfItsKind && (isReal || isLocal) ? read.output : null
}
