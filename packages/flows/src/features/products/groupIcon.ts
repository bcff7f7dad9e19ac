import { iconBag, iconCalendar, iconGem, iconGift, iconStarFilled } from '@topup/ui-kit'
import { productArt } from '@topup/domain'

/** The icon of a category tab, by what its products look like; featured products get the star. */
export function groupIcon(typeKey: string): typeof iconGem {
  if (/feature|special|hot/i.test(typeKey)) return iconStarFilled
  switch (productArt({ typeKey, isPointCard: false })) {
    case 'gem':
    case 'coin':
      return iconGem
    case 'pass':
      return iconCalendar
    case 'card':
      return iconGift
    case 'crate':
    case 'potion':
    case 'scroll':
      return iconBag
  }
}
