import type { ThemeInputs } from '@topup/ui-kit/theme'

/** What makes this store's look (design.md §1.5). */
export const theme = {
  tint: '#38434f',
  accent: '#ff6a2b',
  mode: 'light',
  radius: 'sharp',
  hero: 'peaks',
  heroTone: 'deep',
  cards: 'row',
  typeface: 'rajdhani',
  followsSystem: true,
} satisfies ThemeInputs

/** The weight of the typeface's one file. */
export const typefaceWeight = 700
