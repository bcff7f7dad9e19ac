import { checkForcedColors } from './checkForcedColors.ts'

checkForcedColors({ language: 'de', brand: 'watt' })
