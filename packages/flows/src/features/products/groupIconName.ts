import { type ProductArt, productArt } from '@topup/domain'

/** The icons of categories, by what they show. */
export type GroupIconName = 'star' | 'calendar' | 'gift' | 'bag' | 'gem'

/** Currencies of every kind share the icon of the first category. */
const ofArt: Readonly<Record<ProductArt, GroupIconName>> = {
  pass: 'calendar',
  card: 'gift',
  crate: 'bag',
  potion: 'bag',
  scroll: 'bag',
  gem: 'gem',
  gold: 'gem',
  bullet: 'gem',
  fish: 'gem',
  pearl: 'gem',
  blossom: 'gem',
  coin: 'gem',
}

/** The icon of a category tab, by what its first product is drawn as; featured products get the star. Source: decision 74. */
export function groupIconName(group: {
  readonly typeKey: string
  /** What its first product is drawn as; undefined without products. */
  readonly art: ProductArt | undefined
}): GroupIconName {
  const { typeKey, art } = group
  if (/feature|special|hot/i.test(typeKey)) return 'star'
  return ofArt[art ?? productArt({ typeKey, isPointCard: false })]
}

/**
 * Splits the service's own text, "+68 bonus", so that the first figure can be shown bold; without a figure all of it
 * is `before`.
 */
export function bonusParts(text: string): {
  readonly before: string
  readonly figure: string
  readonly after: string
} {
  const found = /\+?\d[\d.,\s]*\d|\+?\d/.exec(text)
  if (found === null) return { before: text, figure: '', after: '' }
  const [figure] = found
  return { before: text.slice(0, found.index), figure, after: text.slice(found.index + figure.length) }
}
