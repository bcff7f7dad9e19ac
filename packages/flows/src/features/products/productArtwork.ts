import { isCurrencyArt, priceLadder, priceRank } from '@topup/domain'
import type { Product, ProductArt, ProductGroup } from '@topup/domain'
import type { ArtworkName } from '@topup/ui-kit/artworkFile'
import type { Loadable } from '../../store/state/loadable.ts'

/** The prices of what is drawn alike, of the list that was asked about last: once for thousands of products. */
const ladders = new WeakMap<readonly ProductGroup[], Map<ProductArt, readonly number[]>>()

function ladderOf(groups: readonly ProductGroup[], art: ProductArt): readonly number[] {
  const known = ladders.get(groups) ?? new Map<ProductArt, readonly number[]>()
  ladders.set(groups, known)
  const ladder =
    known.get(art) ??
    priceLadder(groups.flatMap(({ products }) => products.filter((product) => product.art === art)))
  known.set(art, ladder)
  return ladder
}

/**
 * The drawing of a product; a game's currency is drawn richer the higher the price among the products that are drawn
 * alike (design.md §1.3).
 */
export function productArtwork(product: Product, groups: Loadable<readonly ProductGroup[]>): ArtworkName {
  const { art } = product
  if (!isCurrencyArt(art)) return art
  const ladder = groups.kind === 'ready' ? ladderOf(groups.value, art) : priceLadder([product])
  return `${art}-${priceRank(product, ladder)}`
}
