import type { ThemeInputs } from '@topup/ui-kit/theme'

/** The six inputs that make this store's look (design.md §3). */
export const theme = {
  tint: '#ff7a1a',
  accent: '#0e7c86',
  mode: 'light',
  radius: 'round',
  hero: 'rays',
  heroTone: 'bright',
} satisfies ThemeInputs
