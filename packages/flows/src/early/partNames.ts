import type { GroupIconName } from '../features/products/groupIconName.ts'
import type { CardProduct } from '../features/products/cardProducts.ts'

/** Id of the element of the document that holds the parts. */
export const partsId = 'parts'

/** Where the document says that the store does not come; the store takes it away. Source: faults W-12. */
export const lateId = 'late'

/** Which card a product has; whatever else differs is filled in, or taken out. */
export interface CardKind extends Pick<CardProduct, 'isLimit' | 'isWide'> {
  /** Whether it says "exchange" in place of a price. */
  readonly isExchange: boolean
}

/** The name of a card's part; what is exchanged always has a wide card. */
export const cardPart = ({ isExchange, isLimit, isWide }: CardKind): string =>
  `card${isExchange ? '-exchange' : isWide ? '-wide' : ''}${isLimit ? '-limit' : ''}`

/** What a tap on a product leads to, as far as the early script can tell. */
export type SheetKind = 'character' | 'login' | 'recharge'

/** The name of a sheet's part, and the id of its title. */
export const sheetPart = (kind: SheetKind): string => `sheet-${kind}`

/** The icons of the tabs in `shelf` and `otherTabs`, in their order there. */
export const tabIcons: readonly GroupIconName[] = ['star', 'calendar', 'gift', 'bag', 'gem']

/** The part that says that the store is late. */
export const latePart = 'late'

/** Where a card has what not every product has. */
export const cardDetails = {
  figure: '.product-card__note b',
  coupon: '.product-card__tags',
  points: '.product-bar__points',
} as const

/** A place for a word, or for the text with this path: a text or an attribute with it is filled in. */
export const place = (name: string): string => `{{${name}}}`
