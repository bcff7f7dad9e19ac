import { checkForcedColors } from './checkForcedColors.ts'

checkForcedColors({ language: 'ar', brand: 'dragon' })
