import type { GroupIconName } from '../features/products/groupIconName.ts'
import type { SeenGood } from '../features/products/seenGoods.ts'

/** Id of the element of the document that holds the parts. */
export const partsId = 'parts'

/** Which card a product has; whatever else differs is filled in, or taken out. */
export interface CardKind extends Pick<SeenGood, 'isLimit' | 'isWide'> {
  /** Whether it says "exchange" in place of a price. */
  readonly isExchange: boolean
}

/** All kinds of cards; what is exchanged always has a wide one. */
export const cardKinds: readonly CardKind[] = [false, true].flatMap((isLimit) => [
  { isExchange: false, isLimit, isWide: false },
  { isExchange: false, isLimit, isWide: true },
  { isExchange: true, isLimit, isWide: true },
])

/** The name of a card's part. */
export const cardPart = ({ isExchange, isLimit, isWide }: CardKind): string =>
  `card${isExchange ? '-exchange' : ''}${isLimit ? '-limit' : ''}${isWide ? '-wide' : ''}`

/** The icons of the tabs in `shelf` and `otherTabs`, in their order there. */
export const tabIcons: readonly GroupIconName[] = ['star', 'calendar', 'gift', 'bag', 'gem']

/** Where a card has what not every product has. */
export const cardDetails = {
  picture: 'img',
  figure: '.product-card__note b',
  coupon: '.product-card__tags',
  points: '.product-bar__points',
} as const

/** A place for a word: a text or an attribute with it is filled in. */
export const place = (name: string): string => `{{${name}}}`
