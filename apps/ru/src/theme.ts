import type { ThemeInputs } from '@topup/ui-kit/theme'

/** What makes this store's look (design.md §1.5). */
export const theme = {
  tint: '#d98344',
  accent: '#8ecae6',
  mode: 'dark',
  radius: 'crisp',
  hero: 'forge',
  heroTone: 'deep',
  cards: 'row',
  artwork: 'metal',
  typeface: 'kanit',
} satisfies ThemeInputs

/** The weight of the typeface's one file. */
export const typefaceWeight = 600
