import type { ThemeInputs } from '@topup/ui-kit/theme'

/** What makes this store's look (design.md §1.5). */
export const theme = {
  tint: '#3f8cff',
  accent: '#ffc857',
  mode: 'dark',
  radius: 'soft',
  hero: 'radar',
  heroTone: 'deep',
  cards: 'price',
  artwork: 'metal',
  typeface: 'space-grotesk',
} satisfies ThemeInputs

/** The weight of the typeface's one file. */
export const typefaceWeight = 700
