import type { ThemeInputs } from '@topup/ui-kit/theme'

/** What makes this store's look (design.md §1.5). */
export const theme = {
  tint: '#e8412f',
  accent: '#f5a800',
  mode: 'light',
  radius: 'soft',
  hero: 'lantern',
  heroTone: 'deep',
  cards: 'price',
  artwork: 'ink',
  typeface: 'lilita-one',
} satisfies ThemeInputs

/** The weight of the typeface's one file. */
export const typefaceWeight = 400
