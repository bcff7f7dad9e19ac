import { checkInForcedColors } from './forcedColors.ts'
import { partsOfStores } from './drawStories.ts'

// Long words that are nowhere broken by hyphens; where lines are drawn is the same in every language.
checkInForcedColors({ language: 'id', brand: 'watt', ids: partsOfStores })
