import type { ThemeInputs } from '@topup/ui-kit/theme'

/** What makes this store's look (design.md §1.5). */
export const theme = {
  tint: '#b3142b',
  accent: '#f2b843',
  mode: 'dark',
  radius: 'sharp',
  hero: 'ember',
  heroTone: 'deep',
  cards: 'row',
  artwork: 'metal',
  typeface: 'cinzel',
} satisfies ThemeInputs

/** The weight of the typeface's one file. */
export const typefaceWeight = 700
