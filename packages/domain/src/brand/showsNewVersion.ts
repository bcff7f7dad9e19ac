import { assertNever } from '../base/assertNever.ts'
import type { PaymentRegion } from '../region/paymentRegion.ts'
import type { NewVersionRule } from './brandConfig.ts'

/**
 * Whether this visitor sees the new layout. `region` and `clientId` are null while they are not known; a rule
 * that needs an unknown value returns false.
 * Source: spec §6 "Brand flags decide who sees the new version", decision 38.
 */
export function showsNewVersion(
  rule: NewVersionRule,
  at: { readonly region: PaymentRegion | null; readonly clientId: string | null },
): boolean {
  switch (rule.kind) {
    case 'everyone':
      return true
    case 'nobody':
      return false
    case 'regions':
      return rule.regions.some((region) => region === at.region)
    case 'games':
      return rule.clientIds.some((clientId) => clientId === at.clientId)
    default:
      return assertNever(rule)
  }
}
