import type { ThemeInputs } from '@topup/ui-kit/theme'

/** What makes this store's look (design.md §1.5). */
export const theme = {
  tint: '#3f4ff0',
  accent: '#00b894',
  mode: 'light',
  radius: 'crisp',
  hero: 'skyline',
  heroTone: 'deep',
  cards: 'row',
  typeface: 'chakra-petch',
  followsSystem: true,
} satisfies ThemeInputs

/** The weight of the typeface's one file. */
export const typefaceWeight = 700
