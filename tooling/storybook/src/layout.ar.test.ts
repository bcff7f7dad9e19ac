import { checkLayout } from './checkLayout.ts'

// Components speak no language of ours: one direction is looked at here, the other under forced colours.
checkLayout({ language: 'ar', brand: 'dragon', ids: /^(?:components|popups|pages)-/ })
