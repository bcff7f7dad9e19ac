import { iconBag, iconCalendar, iconGem, iconGift, iconStarFilled } from '@topup/ui-kit'
import { productArt } from '@topup/domain'
import type { ProductArt, ProductGroup } from '@topup/domain'

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
export function groupIcon({ typeKey, products }: ProductGroup): typeof iconGem {
  if (/feature|special|hot/i.test(typeKey)) return iconStarFilled
  return iconOfArt[products[0]?.art ?? productArt({ typeKey, isPointCard: false })]
}
