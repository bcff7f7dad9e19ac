import type { Goods, GoodsGroup } from '@topup/domain'
import type { Loadable } from './state/loadable.ts'

/** Finds a product by its id among the loaded products; null when it is not (or no longer) among them. */
export function findGoods(goods: Loadable<readonly GoodsGroup[]>, productId: string | null): Goods | null {
  if (goods.kind !== 'ready' || productId === null) return null
  for (const group of goods.value) {
    const found = group.goods.find((product) => product.productId === productId)
    if (found !== undefined) return found
  }
  return null
}
