import { formatPrice } from '@topup/domain'
import type { Language, Product, ProductArt, ProductGroup } from '@topup/domain'
import type { ArtworkName } from '@topup/ui-kit/artworkFile'
import { rowsAtATime } from '../../frame/rowsAtATime.ts'
import { productArtwork } from './productArtwork.ts'

/**
 * What a product's card says before limits and open orders are known: words and a drawing, so that nothing can be bought
 * with it.
 */
export interface SeenGood {
  readonly productId: string
  readonly name: string
  readonly note: string
  /** Whether the note is the bonus, whose figure is set apart. */
  readonly isBonus: boolean
  /** As it is written; empty on a point card, which says "exchange" instead. */
  readonly price: string
  /** Growth points; 0 where none are shown. */
  readonly points: number
  readonly takesCoupon: boolean
  readonly artwork: ArtworkName
  readonly isLimit: boolean
  readonly isWide: boolean
  /** A checked address; null without a picture. */
  readonly picture: string | null
}

/** A category, and what decides its icon. */
export interface SeenGroup {
  readonly typeKey: string
  readonly name: string
  readonly art: ProductArt | undefined
  readonly goods: readonly SeenGood[]
}

/** What decides how products are seen. */
interface SeenBy {
  /** Whether points and coupons are shown. */
  readonly isVip: boolean
  readonly language: Language
}

/**
 * The products that are drawn at first, as their cards say them. One whose price is missing has no such card and is left out.
 * Categories that are only named may go without theirs.
 */
export function seenGroups(
  groups: readonly ProductGroup[],
  by: SeenBy,
  goodsOf: 'all' | 'first' = 'all',
): readonly SeenGroup[] {
  const rows = (index: number) => (goodsOf === 'all' || index === 0 ? rowsAtATime : 0)
  return groups.map(({ typeKey, name, products }, at) => ({
    typeKey,
    name,
    art: products[0]?.art,
    goods: products.slice(0, rows(at)).flatMap((product) => {
      if (!product.isPointCard && product.price === null) return []
      return seeProduct(product, { ...by, groups: { kind: 'ready', value: groups } })
    }),
  }))
}

/** A product as its card says it; a price that is missing is empty. */
export function seeProduct(
  product: Product,
  { groups, isVip, language }: SeenBy & { readonly groups: Parameters<typeof productArtwork>[1] },
): SeenGood {
  const { productId, bonus, description, price, isPointCard, isSpecial } = product
  return {
    productId,
    name: product.display,
    note: bonus === '' ? description : bonus,
    isBonus: bonus !== '',
    price: isPointCard || price === null ? '' : formatPrice(price, language),
    points: isVip && !isPointCard ? product.couponPoints : 0,
    takesCoupon: isVip && product.isCoupon,
    artwork: productArtwork(product, groups),
    isLimit: product.isLimit,
    isWide: isSpecial || isPointCard,
    picture: product.picture,
  }
}
