import {
  type Language,
  type Product,
  type ProductArt,
  type ProductGroup,
  type Sold,
  formatPrice,
  isCurrencyArt,
  priceLadder,
  priceRank,
} from '@topup/domain'
import type { ArtworkName } from '@topup/ui-kit/artworkFile'
import { rowsAtATime } from '../../frame/rowsAtATime.ts'
import type { Loadable } from '../../store/state/loadable.ts'
import { type SessionStore, accountOf } from '../../store/state/sessionStore.ts'

/**
 * What a product's card says before limits and open orders are known: words and a drawing, so that nothing can be bought
 * with it.
 */
export interface CardProduct {
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
export interface CardGroup {
  readonly typeKey: string
  readonly name: string
  readonly art: ProductArt | undefined
  readonly goods: readonly CardProduct[]
}

/** What decides how products are seen. */
interface CardContext {
  /** Whether points and coupons are shown. */
  readonly isVip: boolean
  readonly language: Language
}

/**
 * The categories and products that are drawn at first, as their cards say them. One whose price is missing has no such card and is left out.
 * Categories that are only named may go without theirs.
 */
export function cardGroups(
  groups: readonly ProductGroup[],
  by: CardContext,
  goodsOf: 'all' | 'first' = 'all',
): readonly CardGroup[] {
  const rows = (index: number) => (goodsOf === 'all' || index === 0 ? rowsAtATime : 0)
  return groups.slice(0, rowsAtATime).map(({ typeKey, name, products }, at) => ({
    typeKey,
    name,
    art: products[0]?.art,
    goods: products.slice(0, rows(at)).flatMap((product) => {
      if (!product.isPointCard && product.price === null) return []
      return cardProduct(product, { ...by, groups: { kind: 'ready', value: groups } })
    }),
  }))
}

/** A product as its card says it; a price that is missing is empty. */
export function cardProduct(
  product: Product,
  { groups, isVip, language }: CardContext & { readonly groups: Parameters<typeof productArtwork>[1] },
): CardProduct {
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
export function productArtwork(product: Sold, groups: Loadable<readonly ProductGroup[]>): ArtworkName {
  const { art } = product
  if (!isCurrencyArt(art)) return art
  const ladder = groups.kind === 'ready' ? ladderOf(groups.value, art) : priceLadder([product])
  return `${art}-${priceRank(product, ladder)}`
}

/**
 * Under which key goods are kept on this device: those of one game, region and language, of a guest or of one account,
 * whose prices are nobody else's. Source: decision 77.
 */
export const productsKeyOf = (of: {
  readonly clientId: string | null
  readonly region: string
  readonly language: string | undefined
  readonly suid: string | undefined
}): string => ['goods', of.clientId, of.region, of.language, of.suid].join('.')

/** The key of the moment. */
export function productsKey(session: SessionStore, language: string | undefined): string {
  const state = session.getState()
  const { clientId, region } = state
  return productsKeyOf({ clientId, region, language, suid: accountOf(state)?.suid })
}
