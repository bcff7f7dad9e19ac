import { languageOfTag } from '../language/language.ts'
import { holdsSecret } from './secretAddress.ts'
import { parsePaymentRegion } from '../region/paymentRegion.ts'

/** The longest query string that is read; no game, login provider or link of ours makes a longer one. */
export const maxSearchLength = 8192

/**
 * The values of each parameter of a query string, in order (`?` optional). Hand-written because the domain has
 * no DOM types; reads as browsers do (`+` is a space). A pair that cannot be decoded is left out, every value
 * is decoded only once, and names are Map keys, so `__proto__` is a name like any other.
 * An ampersand that was escaped on the way, or a second question mark before a name, begins a pair too.
 * Source: spec §2 "Query parameters read on entry", faults and W-06.
 */
export function parseQueryString(search: string): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, readonly string[]>()
  if (search.length > maxSearchLength) return values
  for (const pair of search.replace(/^\?/, '').split(/&(?:amp;)?|\?(?=[a-z_]+=)/)) {
    const at = pair.indexOf('=')
    const name = decodePart(at === -1 ? pair : pair.slice(0, at))
    const value = decodePart(at === -1 ? '' : pair.slice(at + 1))
    if (name === null || name === '' || value === null) continue
    values.set(name, [...(values.get(name) ?? []), value])
  }
  return values
}

/**
 * Writes a query string: `?a=1&b=2`, or the empty string without pairs. Every name and value is encoded, so
 * that none can inject another parameter. Source: faults A-17.
 */
export function buildSearch(pairs: readonly (readonly [string, string])[]): string {
  if (pairs.length === 0) return ''
  return `?${pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`
}

function decodePart(part: string): string | null {
  try {
    const text = decodeURIComponent(part.replace(/\+/g, ' '))
    // A lone surrogate cannot be written back into a URL; this throws for it. Its value is used, or a bundler leaves it out.
    return encodeURIComponent(text) && text
  } catch {
    return null
  }
}

/** Source parameters that one brand's area sends on. Source: spec §2 "four utm fields", decision 38. */
export const utmParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content'] as const

/** One of the four source parameters. */
export type UtmParameter = (typeof utmParameters)[number]

const isId = (value: string) => /^[A-Za-z0-9._~:-]{1,64}$/.test(value)
/** Opaque ids that the service creates; `=` is allowed because some are padded base64. */
const isOpaqueId = (value: string) => /^[A-Za-z0-9._~:=-]{1,128}$/.test(value)
/** Campaign names are written by people in any script, but carry no markup and no control or direction characters. */
const isCampaignText = (value: string) =>
  value.length <= 100 &&
  value.trim() !== '' &&
  !/[<>"'`\\]/.test(value) &&
  !hasControl(value) &&
  !holdsSecret(value)

function hasControl(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  return /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/.test(value)
}

/**
 * Which values an entry parameter accepts; a value that fails the check counts as absent. A Map, so that
 * inherited names are no parameters. Source: spec §2 "Query parameters read on entry", faults A-17.
 */
export const entryParameters: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['client_id', isId],
  ['area_id', isId],
  ['server_id', isId],
  ['role_id', isId],
  ['billing_no', isId],
  ['replenish_id', isOpaqueId],
  ['rp_client_id', isId],
  ['visit', (value: string) => value === 'sdk'],
  ['spec_lang', (value: string) => languageOfTag(value) !== null],
  ['idfv', isId],
  ['domain_area', (value: string) => parsePaymentRegion(value) !== null],
  ['utm_pay', isId],
  ['utm_source', isCampaignText],
  ['utm_medium', isCampaignText],
  ['utm_campaign', isCampaignText],
  ['utm_content', isCampaignText],
])

/** Parameters that follow the player from route to route. Source: spec §2 "Route behaviour". */
const carriedParameters = [
  'replenish_id',
  'rp_client_id',
  'visit',
  'idfv',
  'utm_pay',
  ...utmParameters,
] as const

/**
 * The first of a parameter's values that its check accepts; null for an unknown parameter. Source: faults A-17.
 */
export function firstValid(
  values: readonly string[] | undefined,
  isValid: ((value: string) => boolean) | undefined,
): string | null {
  if (values === undefined || isValid === undefined) return null
  return values.find(isValid) ?? null
}

type Pairs = readonly (readonly [string, string])[]

/**
 * What may stay in the address bar: known parameters with a valid value, once each, in the order of the link.
 * Secrets, unknown names and repeats are removed. Returns `?…`, or the empty string.
 * Source: decision 35, faults.
 */
export function cleanSearch(search: string): string {
  return buildSearch(cleanPairs(search))
}

/**
 * The query string of the next route: its own parameters, cleaned, and the carried ones of the previous route
 * that it lacks (`replenish_id`, `rp_client_id`, `visit`, `idfv`, `utm_pay` and the four source parameters); never a secret.
 * Source: spec §2 "Route behaviour", decision 35.
 */
export function carryOver(previousSearch: string, nextSearch: string): string {
  const own = cleanPairs(nextSearch)
  const names = own.map(([name]) => name)
  const carried = cleanPairs(previousSearch).filter(
    ([name]) => names.indexOf(name) === -1 && carriedParameters.some((carriedName) => carriedName === name),
  )
  return buildSearch([...own, ...carried])
}

function cleanPairs(search: string): Pairs {
  const pairs: (readonly [string, string])[] = []
  for (const [name, values] of parseQueryString(search)) {
    const value = firstValid(values, entryParameters.get(name))
    if (value !== null) pairs.push([name, value])
  }
  return pairs
}
