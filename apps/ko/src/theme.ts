import type { ThemeInputs } from '@topup/ui-kit/theme'

/** The six inputs that make this store's look (design.md §3). */
export const theme = {
  tint: '#3f4ff0',
  accent: '#00b894',
  mode: 'light',
  radius: 'crisp',
  hero: 'skyline',
  heroTone: 'deep',
} satisfies ThemeInputs
