import { checkInForcedColors } from './forcedColors.ts'
import { popupsAndPages } from './drawStories.ts'

checkInForcedColors({ language: 'ar', brand: 'dragon', ids: popupsAndPages })
