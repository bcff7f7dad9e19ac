import { isCurrencyArt, priceRank } from '@topup/domain'
import type { Product, ProductGroup } from '@topup/domain'
import type { ArtworkName } from '@topup/ui-kit/artworkFile'
import type { Loadable } from '../../store/state/loadable.ts'

/**
 * The drawing of a product; a game's currency is drawn richer the higher the price among the products that are drawn
 * alike (design.md §1.3).
 */
export function productArtwork(product: Product, groups: Loadable<readonly ProductGroup[]>): ArtworkName {
  const { art } = product
  if (!isCurrencyArt(art)) return art
  const all = groups.kind === 'ready' ? groups.value.flatMap((group) => group.products) : [product]
  return `${art}-${priceRank(
    product,
    all.filter((each) => each.art === art),
  )}`
}
