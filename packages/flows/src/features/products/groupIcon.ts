import { iconBag, iconCalendar, iconGem, iconGift, iconStarFilled } from '@topup/ui-kit'
import { productArt } from '@topup/domain'
import type { ProductGroup } from '@topup/domain'

/** The icon of a category tab, by what its first product is drawn as; featured products get the star. Source: decision 74. */
export function groupIcon({ typeKey, products }: ProductGroup): typeof iconGem {
  if (/feature|special|hot/i.test(typeKey)) return iconStarFilled
  switch (products[0]?.art ?? productArt({ typeKey, isPointCard: false })) {
    case 'pass':
      return iconCalendar
    case 'card':
      return iconGift
    case 'crate':
    case 'potion':
    case 'scroll':
      return iconBag
    case 'gem':
    case 'gold':
    case 'bullet':
    case 'fish':
    case 'pearl':
    case 'blossom':
    case 'coin':
      return iconGem
  }
}
