import type { World } from '../world/world.ts'

/** A store that runs on this sandbox. */
export interface KnownStore {
  /** Key of its brand. */
  readonly key: string
  readonly name: string
  readonly origin: string
}

/** The stores that said where they are, one for each brand: a store has several names on this machine. */
export function knownStores({ stores, shop }: Pick<World, 'stores' | 'shop'>): readonly KnownStore[] {
  const byBrand = new Map<string, KnownStore>()
  for (const [origin, key] of stores) {
    const name = shop.brands.get(key)?.name
    if (name !== undefined && !byBrand.has(key)) byBrand.set(key, { key, name, origin })
  }
  return [...byBrand.values()]
}
