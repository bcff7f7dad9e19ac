import { sortStable } from '../base/sortStable.ts'
import { type CurrencyArt, type Product, type ProductArt, type Sold, currencyArts } from './product.ts'

/** First match wins: a monthly card is a pass, a gift card is a card. */
const artByWord: readonly (readonly [RegExp, ProductArt])[] = [
  [/pass|month|week|privilege|subscri/i, 'pass'],
  [/card/i, 'card'],
  [/coin|gold/i, 'coin'],
  [/potion|energy|stamina/i, 'potion'],
  [/scroll|summon|ticket/i, 'scroll'],
  [/gift|pack|bundle|crate|box|chest/i, 'crate'],
]

/**
 * The artwork of a product for which the service names none: by words of its type; crystals when none fits.
 * Source: design.md §1.3.
 */
export function productArt({ typeKey, isPointCard }: Pick<Product, 'typeKey' | 'isPointCard'>): ProductArt {
  if (isPointCard) return 'card'
  return artByWord.find(([word]) => word.test(typeKey))?.[1] ?? 'gem'
}

/** Whether it is drawn richer the higher the price: only a game’s own currency is. Source: decision 74. */
export function isCurrencyArt(art: ProductArt): art is CurrencyArt {
  return currencyArts.some((each) => each === art)
}

/** How rich the artwork of a currency looks: `gem-1` to `gem-5`. */
export type PriceRank = 1 | 2 | 3 | 4 | 5

const ranksBelowTop: readonly PriceRank[] = [1, 2, 3, 4]

/** The prices of these products, each once, from the lowest on. */
export const priceLadder = (products: readonly Sold[]): readonly number[] =>
  sortStable([...new Set(products.flatMap(({ price }) => price?.minorUnits ?? []))], (a, b) => a - b)

/**
 * The rank of a price on the ladder of its type: 1 the lowest, 5 the highest, the others spread between. A price
 * that is unknown, or the only one, ranks 1. Source: design.md §1.3.
 */
export function priceRank(product: Sold, ladder: readonly number[]): PriceRank {
  const step = ladder.findIndex((minorUnits) => minorUnits === product.price?.minorUnits)
  if (step <= 0) return 1
  const share = step / (ladder.length - 1)
  return ranksBelowTop.find((rank) => share * 4 < rank - 0.5) ?? 5
}
