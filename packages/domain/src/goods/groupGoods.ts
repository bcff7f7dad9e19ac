import { sortStable } from '../base/sortStable.ts'
import type { Goods, GoodsGroup } from './goods.ts'

/**
 * Groups products by category: categories by `typeSort`, products by `goodsSort`, equal ones as received.
 * `names` maps a type key to what players read; a key without a name is shown as it is.
 * Source: spec §3 "Goods".
 */
export function groupGoods(
  goods: readonly Goods[],
  names: ReadonlyMap<string, string>,
): readonly GoodsGroup[] {
  const sorted = sortStable(goods, (a, b) => a.typeSort - b.typeSort || a.goodsSort - b.goodsSort)
  const typeKeys = [...new Set(sorted.map(({ typeKey }) => typeKey))]
  return typeKeys.map((typeKey) => ({
    typeKey,
    name: names.get(typeKey) ?? typeKey,
    goods: sorted.filter((each) => each.typeKey === typeKey),
  }))
}
