import { checkForcedColors } from './checkForcedColors.ts'

// Long words that are nowhere broken by hyphens; where lines are drawn is the same in every language.
checkForcedColors({ language: 'id', brand: 'watt', ids: /^(?:components|popups|pages)-/ })
