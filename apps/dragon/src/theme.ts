import type { ThemeInputs } from '@topup/ui-kit/theme'

/** The six inputs that make this store's look (design.md §3). */
export const theme = {
  tint: '#b3142b',
  accent: '#f2b843',
  mode: 'dark',
  radius: 'sharp',
  hero: 'ember',
  heroTone: 'deep',
} satisfies ThemeInputs
