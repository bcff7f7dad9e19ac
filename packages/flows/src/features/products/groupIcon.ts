import { iconBag, iconCalendar, iconGem, iconGift, iconStarFilled } from '@topup/ui-kit'
import { productArt } from '@topup/domain'
import type { ProductArt } from '@topup/domain'

/** Currencies of every kind share the icon of the first category. */
const iconOfArt: Readonly<Record<ProductArt, typeof iconGem>> = {
  pass: iconCalendar,
  card: iconGift,
  crate: iconBag,
  potion: iconBag,
  scroll: iconBag,
  gem: iconGem,
  gold: iconGem,
  bullet: iconGem,
  fish: iconGem,
  pearl: iconGem,
  blossom: iconGem,
  coin: iconGem,
}

/** The icon of a category tab, by what its first product is drawn as; featured products get the star. Source: decision 74. */
export function groupIcon(group: {
  readonly typeKey: string
  /** What its first product is drawn as; undefined without products. */
  readonly art: ProductArt | undefined
}): typeof iconGem {
  const { typeKey, art } = group
  if (/feature|special|hot/i.test(typeKey)) return iconStarFilled
  return iconOfArt[art ?? productArt({ typeKey, isPointCard: false })]
}
