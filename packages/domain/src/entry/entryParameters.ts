import { languageOfTag } from '../language/languageOfTag.ts'
import { parsePaymentRegion } from '../region/paymentRegion.ts'

/** Source parameters that one brand's area sends on. Source: spec §2 "four utm fields", decision 38. */
export const utmParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content'] as const

/** One of the four source parameters. */
export type UtmParameter = (typeof utmParameters)[number]

const isId = (value: string) => /^[A-Za-z0-9._~:-]{1,64}$/.test(value)
/** Opaque ids that the service creates; `=` is allowed because some are padded base64. */
const isOpaqueId = (value: string) => /^[A-Za-z0-9._~:=-]{1,128}$/.test(value)
/** Campaign names are written by people in any script, but carry no markup and no control or direction characters. */
const isCampaignText = (value: string) =>
  value.length <= 100 && value.trim() !== '' && !/[<>"'`\\]/.test(value) && !hasControl(value)

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
export const carriedParameters = [
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
