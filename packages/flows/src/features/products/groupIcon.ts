import { iconBag, iconCalendar, iconGem, iconGift, iconStarFilled } from '@topup/ui-kit'
import { groupIconName, type GroupIconName } from './groupIconName.ts'

/** The icons of categories. */
export const groupIcons: Readonly<Record<GroupIconName, typeof iconGem>> = {
  star: iconStarFilled,
  calendar: iconCalendar,
  gift: iconGift,
  bag: iconBag,
  gem: iconGem,
}

/** The icon of a category tab. Source: decision 74. */
export const groupIcon = (group: Parameters<typeof groupIconName>[0]): typeof iconGem =>
  groupIcons[groupIconName(group)]
