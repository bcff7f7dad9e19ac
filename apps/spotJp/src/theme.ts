import type { ThemeInputs } from '@topup/ui-kit/theme'

/** What makes this store's look (design.md §1.5). */
export const theme = {
  tint: '#7fae1e',
  accent: '#e0567a',
  mode: 'light',
  radius: 'round',
  hero: 'spots',
  heroTone: 'bright',
  cards: 'price',
  artwork: 'candy',
  typeface: 'nunito',
} satisfies ThemeInputs

/** The weight of the typeface's one file. */
export const typefaceWeight = 800
