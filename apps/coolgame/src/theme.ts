import type { ThemeInputs } from '@topup/ui-kit/theme'

/** What makes this store's look (design.md §1.5). */
export const theme = {
  tint: '#a6ee2b',
  accent: '#22d3ee',
  mode: 'dark',
  radius: 'round',
  hero: 'grid',
  heroTone: 'deep',
  cards: 'price',
  artwork: 'neon',
  typeface: 'russo-one',
} satisfies ThemeInputs

/** The weight of the typeface's one file. */
export const typefaceWeight = 400
