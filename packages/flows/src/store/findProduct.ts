import type { Product, ProductGroup } from '@topup/domain'
import type { Loadable } from './state/loadable.ts'

/** Finds a product by its id among the loaded products; null when it is not (or no longer) among them. */
export function findProduct(
  products: Loadable<readonly ProductGroup[]>,
  productId: string | null,
): Product | null {
  if (products.kind !== 'ready' || productId === null) return null
  for (const group of products.value) {
    const found = group.products.find((product) => product.productId === productId)
    if (found !== undefined) return found
  }
  return null
}
