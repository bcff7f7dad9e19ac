import { assertNever } from '../base/assertNever.ts'
import type { PaymentRegion } from '../region/paymentRegion.ts'
import type { NewVersionRule } from './brandConfig.ts'

/** What the service switches on for one game. Source: spec §3 "Page config". */
export interface PageConfig {
  /** The VIP version: coupons, growth points, VIP centre. */
  readonly isOpenCoupon: boolean
  readonly languages: readonly string[]
  readonly isAreaRole: boolean
  /** `#rgb` or `#rrggbb`, else null. */
  readonly brandColor: string | null
  readonly hasCumulative: boolean
  readonly hasConsecutive: boolean
  /** URL of the real-name verification page; null when the service gives none. Source: decision 43. */
  readonly realNameUrl: string | null
}

/**
 * Reads a brand colour sent by the page config: `#rgb` or `#rrggbb`, as `#rrggbb` in lower case; else null. Nothing
 * else may reach a style sheet. Source: spec §3 "Page config", faults A-12.
 */
export function parseBrandColor(value: unknown): string | null {
  if (typeof value !== 'string' || !/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)) return null
  const hex = value.toLowerCase()
  return hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex
}

/**
 * Whether this visitor sees the new layout. `region` and the client ids are null while they are not known; a rule
 * that needs an unknown value returns false. An edition has the layout of its game, unless it is listed itself.
 * Source: spec §6 "Brand flags decide who sees the new version", decision 38.
 */
export function showsNewVersion(
  rule: NewVersionRule,
  at: {
    readonly region: PaymentRegion | null
    readonly clientId: string | null
    /** Of the game that this is an edition of. */
    readonly parentClientId: string | null
  },
): boolean {
  switch (rule.kind) {
    case 'everyone':
      return true
    case 'nobody':
      return false
    case 'regions':
      return rule.regions.some((region) => region === at.region)
    case 'games':
      return rule.clientIds.some((listed) => listed === at.clientId || listed === at.parentClientId)
    default:
      return assertNever(rule)
  }
}
