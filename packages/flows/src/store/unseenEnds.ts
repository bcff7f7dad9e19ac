import type { BrandStorage } from '../platform/brandStorage.ts'

const key = 'unseenEnds'

const idsOf = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []

/**
 * The intents whose orders ended in this tab, and whose result the player has not seen since. A reload keeps them.
 * Source: decision 75.
 */
export const unseenEnds = (tab: Pick<BrandStorage, 'read'>): ReadonlySet<string> =>
  new Set(tab.read(key, idsOf) ?? [])

/** Notes orders that ended out of sight. */
export function noteEnds(tab: BrandStorage, intentIds: readonly string[]): void {
  if (intentIds.length > 0) tab.write(key, [...new Set([...unseenEnds(tab), ...intentIds])])
}

/** Forgets the ends that the player has seen. */
export function forgetEnds(tab: BrandStorage, intentIds: readonly string[]): void {
  const held = unseenEnds(tab)
  const left = [...held].filter((id) => !intentIds.includes(id))
  if (left.length === held.size) return
  if (left.length === 0) tab.remove(key)
  else tab.write(key, left)
}
