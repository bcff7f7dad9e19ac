import type { BrandStorage } from '../../platform/brandStorage.ts'

const key = 'putAwayOrders'

const idsOf = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : null

/**
 * The intents whose orders the player has put away in this tab, together with `more`, which are kept from now on. They
 * stay open, under My, and are warned of before another purchase. Source: decision 75.
 */
export function putAwayIn(tab: BrandStorage, more: readonly string[] = []): ReadonlySet<string> {
  const all = new Set([...(tab.read(key, idsOf) ?? []), ...more])
  if (more.length > 0) tab.write(key, [...all])
  return all
}
