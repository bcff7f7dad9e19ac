import type { ThemeInputs } from '@topup/ui-kit/theme'

/** What makes this store's look (design.md §1.5). */
export const theme = {
  tint: '#f277a6',
  accent: '#5a6ff0',
  mode: 'light',
  radius: 'pill',
  hero: 'petals',
  heroTone: 'bright',
  artwork: 'candy',
  typeface: 'quicksand',
} satisfies ThemeInputs

/** The weight of the typeface's one file. */
export const typefaceWeight = 700
