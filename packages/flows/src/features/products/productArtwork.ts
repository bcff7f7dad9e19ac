import { priceRank } from '@topup/domain'
import type { Product, ProductGroup } from '@topup/domain'
import type { ArtworkName } from '@topup/ui-kit'
import type { Loadable } from '../../store/state/loadable.ts'

/** The drawing of a product, by its type; for gems also by their price rank among the gems (design.md §1.3). */
export function productArtwork(product: Product, groups: Loadable<readonly ProductGroup[]>): ArtworkName {
  if (product.art !== 'gem') return product.art
  const all = groups.kind === 'ready' ? groups.value.flatMap((group) => group.products) : [product]
  return `gem-${priceRank(
    product,
    all.filter(({ art }) => art === 'gem'),
  )}`
}
