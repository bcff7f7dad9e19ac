import type { BrandStorage } from '../platform/brandStorage.ts'

/** Tabs note and forget ends at the same time, so each end has a key of its own. */
const prefix = 'unseenEnd.'

/**
 * The numbers of the orders that ended on this device, and whose end the player has not seen since, in any tab. By number: a
 * service may make two orders for one intent. Source: decision 75.
 */
export const unseenEnds = (brandStorage: Pick<BrandStorage, 'keys'>): ReadonlySet<string> =>
  new Set(brandStorage.keys(prefix).map((key) => key.slice(prefix.length)))

/** Notes orders that end. */
export function noteEnds(brandStorage: Pick<BrandStorage, 'write'>, billingNos: readonly string[]): void {
  for (const billingNo of billingNos) brandStorage.write(prefix + billingNo, true)
}

/** Forgets the ends that the player has seen. */
export function forgetEnds(brandStorage: Pick<BrandStorage, 'remove'>, billingNos: readonly string[]): void {
  for (const billingNo of billingNos) brandStorage.remove(prefix + billingNo)
}
