import type { ThemeInputs } from '@topup/ui-kit/theme'

/** What makes this store's look (design.md §1.5). */
export const theme = {
  tint: '#ff7a1a',
  accent: '#0e7c86',
  mode: 'light',
  radius: 'round',
  hero: 'rays',
  heroTone: 'bright',
  artwork: 'candy',
  typeface: 'baloo-2',
} satisfies ThemeInputs

/** The weight of the typeface's one file. */
export const typefaceWeight = 700
