import type { BrandStorage } from '../platform/brandStorage.ts'

const key = 'unseenEnds'

const idsOf = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []

/**
 * The intents whose orders ended on this device, and whose result the player has not seen since, in any tab.
 * Source: decision 75.
 */
export const unseenEnds = (brandStorage: Pick<BrandStorage, 'read'>): ReadonlySet<string> =>
  new Set(brandStorage.read(key, idsOf) ?? [])

/** Notes orders that end. */
export function noteEnds(
  brandStorage: Pick<BrandStorage, 'read' | 'write'>,
  intentIds: readonly string[],
): void {
  if (intentIds.length > 0) brandStorage.write(key, [...new Set([...unseenEnds(brandStorage), ...intentIds])])
}

/** Forgets the ends that the player has seen. */
export function forgetEnds(brandStorage: BrandStorage, intentIds: readonly string[]): void {
  const held = unseenEnds(brandStorage)
  const left = [...held].filter((id) => !intentIds.includes(id))
  if (left.length === held.size) return
  if (left.length === 0) brandStorage.remove(key)
  else brandStorage.write(key, left)
}
