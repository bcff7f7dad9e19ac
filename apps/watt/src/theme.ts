import type { ThemeInputs } from '@topup/ui-kit/theme'

/** What makes this store's look (design.md §1.5). */
export const theme = {
  tint: '#00bbff',
  accent: '#ff8a00',
  mode: 'light',
  radius: 'soft',
  hero: 'orbit',
  heroTone: 'deep',
  typeface: 'exo-2',
  followsSystem: true,
} satisfies ThemeInputs

/** The weight of the typeface's one file. */
export const typefaceWeight = 700
