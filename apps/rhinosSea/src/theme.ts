import type { ThemeInputs } from '@topup/ui-kit/theme'

/** The six inputs that make this store's look (design.md §3). */
export const theme = {
  tint: '#00a99d',
  accent: '#ff7a59',
  mode: 'light',
  radius: 'round',
  hero: 'waves',
  heroTone: 'deep',
} satisfies ThemeInputs
