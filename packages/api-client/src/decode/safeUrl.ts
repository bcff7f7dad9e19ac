import { parsePayUrl } from '@topup/domain'
import type { DecodeOptions } from './readers.ts'

/**
 * The one gate for links that the service sends: https with a plain host name, else null. Payment URLs have the
 * same rule. Source: decision 30, faults A-04 and M-14.
 */
export function safeUrl(value: unknown, { allowLocalHosts = false }: DecodeOptions = {}): string | null {
  const parsed = parsePayUrl(value, { allowLocalHosts })
  return parsed.ok ? parsed.value : null
}

/** Pictures in the document itself; an image draws what is in them and runs nothing. */
const inlinePicture = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i
const maxInlineLength = 100_000

/**
 * The address of a picture in any form that a browser draws safely: `https`, `data:image`, `//host/…`, `http` as https, or a
 * path on the host that answered. Null for any other. Source: spec §5 "Method visibility", decision 103.
 */
export function safePicture(
  sent: unknown,
  options: DecodeOptions & { readonly apiOrigin?: string } = {},
): string | null {
  if (typeof sent !== 'string' || sent.length > maxInlineLength) return null
  const value = sent.trim()
  if (inlinePicture.test(value)) return value
  if (value.startsWith('//')) return safeUrl(`https:${value}`, options)
  if (/^\.?\//.test(value)) return safeUrl(`${options.apiOrigin ?? ''}${value.replace(/^\./, '')}`, options)
  return safeUrl(value, options) ?? safeUrl(value.replace(/^http:/i, 'https:'), options)
}
