import { checkForcedColors } from './checkForcedColors.ts'

checkForcedColors({ language: 'de', brand: 'watt', ids: /^(?:components|popups|pages)-/ })
