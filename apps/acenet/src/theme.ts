import type { ThemeInputs } from '@topup/ui-kit/theme'

/** What makes this store's look (design.md §1.5). */
export const theme = {
  tint: '#0b8a58',
  accent: '#d9a404',
  mode: 'light',
  radius: 'crisp',
  hero: 'hex',
  heroTone: 'deep',
  cards: 'price',
  typeface: 'abril-fatface',
  followsSystem: true,
} satisfies ThemeInputs

/** The weight of the typeface's one file. */
export const typefaceWeight = 400
