import type { ThemeInputs } from '@topup/ui-kit/theme'

/** The six inputs that make this store's look (design.md §3). */
export const theme = {
  tint: '#8e2f7d',
  accent: '#d99a2b',
  mode: 'light',
  radius: 'sharp',
  hero: 'hex',
  heroTone: 'deep',
} satisfies ThemeInputs
