export { contrast, hexOf, lchOf } from './color.ts'
export { deriveTheme } from './deriveTheme.ts'
export { displayFamily } from './displayFamily.ts'
export { parseHex } from './parseHex.ts'
export type {
  ArtworkFamily,
  CardLayout,
  HeroName,
  RadiusName,
  ThemeInputs,
  ThemeMode,
  ThemeTokens,
  TokenName,
} from './theme.ts'
export { themeCss } from './themeCss.ts'
export { brandCss, twinOf } from './twin.ts'
