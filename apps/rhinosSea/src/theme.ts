import type { ThemeInputs } from '@topup/ui-kit/theme'

/** What makes this store's look (design.md §1.5). */
export const theme = {
  tint: '#00a99d',
  accent: '#ff7a59',
  mode: 'light',
  radius: 'round',
  hero: 'waves',
  heroTone: 'deep',
  artwork: 'ink',
  typeface: 'poppins',
  followsSystem: true,
} satisfies ThemeInputs

/** The weight of the typeface's one file. */
export const typefaceWeight = 700
