import type { ThemeInputs } from '@topup/ui-kit/theme'

/** What makes this store's look (design.md §1.5). */
export const theme = {
  tint: '#ffcf0a',
  accent: '#e4572e',
  mode: 'light',
  radius: 'pill',
  hero: 'balloons',
  heroTone: 'bright',
  cards: 'price',
  artwork: 'ink',
  typeface: 'fredoka',
} satisfies ThemeInputs

/** The weight of the typeface's one file. */
export const typefaceWeight = 600
