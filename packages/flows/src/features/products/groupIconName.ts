import { productArt } from '@topup/domain'
import type { ProductArt } from '@topup/domain'

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
