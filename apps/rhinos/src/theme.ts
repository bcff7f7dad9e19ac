import type { ThemeInputs } from '@topup/ui-kit/theme'

/** The six inputs that make this store's look (design.md §3). */
export const theme = {
  tint: '#38434f',
  accent: '#ff6a2b',
  mode: 'light',
  radius: 'sharp',
  hero: 'peaks',
  heroTone: 'deep',
} satisfies ThemeInputs
