import { parsePayUrl } from '@topup/domain'
import type { DecodeOptions } from './decodeOptions.ts'

/**
 * The one gate for links that the service sends: https with a plain host name, else null. Payment URLs have the
 * same rule. Source: decision 30, faults A-04 and M-14.
 */
export function safeUrl(value: unknown, { allowLocalHosts = false }: DecodeOptions = {}): string | null {
  const parsed = parsePayUrl(value, { allowLocalHosts })
  return parsed.ok ? parsed.value : null
}
