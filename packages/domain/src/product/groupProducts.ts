import { sortStable } from '../base/sortStable.ts'
import type { Product, ProductGroup } from './product.ts'

/**
 * Groups products by category: categories by `typeSort`, products by `goodsSort`, equal ones as received.
 * `names` maps a type key to what players read; a key without a name is shown as it is.
 * Source: spec §3 "Goods".
 */
export function groupProducts(
  products: readonly Product[],
  names: ReadonlyMap<string, string>,
): readonly ProductGroup[] {
  const sorted = sortStable(products, (a, b) => a.typeSort - b.typeSort || a.goodsSort - b.goodsSort)
  const typeKeys = [...new Set(sorted.map(({ typeKey }) => typeKey))]
  return typeKeys.map((typeKey) => ({
    typeKey,
    name: names.get(typeKey) ?? typeKey,
    products: sorted.filter((each) => each.typeKey === typeKey),
  }))
}
