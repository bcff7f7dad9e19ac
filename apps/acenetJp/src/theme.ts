import type { ThemeInputs } from '@topup/ui-kit/theme'

/** What makes this store's look (design.md §1.5). */
export const theme = {
  tint: '#8e2f7d',
  accent: '#d99a2b',
  mode: 'light',
  radius: 'sharp',
  hero: 'fan',
  heroTone: 'deep',
  cards: 'row',
  artwork: 'metal',
  typeface: 'marcellus',
} satisfies ThemeInputs

/** The weight of the typeface's one file. */
export const typefaceWeight = 400
