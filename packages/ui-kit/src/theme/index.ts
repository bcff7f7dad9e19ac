export { contrast, hexOf, lchOf, parseHex } from './color.ts'
export { deriveTheme } from './deriveTheme.ts'
export { displayFamily } from './displayFamily.ts'
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
export { themeCss, brandCss, twinOf } from './twin.ts'
