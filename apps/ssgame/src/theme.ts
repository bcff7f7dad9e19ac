import type { ThemeInputs } from '@topup/ui-kit/theme'

/** What makes this store's look (design.md §1.5). */
export const theme = {
  tint: '#8f5bff',
  accent: '#ff5fc4',
  mode: 'dark',
  radius: 'pill',
  hero: 'beams',
  heroTone: 'deep',
  artwork: 'neon',
  typeface: 'righteous',
} satisfies ThemeInputs

/** The weight of the typeface's one file. */
export const typefaceWeight = 400
