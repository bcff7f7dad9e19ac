import type { ThemeInputs } from '@topup/ui-kit/theme'

/** The six inputs that make this store's look (design.md §3). */
export const theme = {
  tint: '#7fae1e',
  accent: '#e0567a',
  mode: 'light',
  radius: 'round',
  hero: 'spots',
  heroTone: 'bright',
} satisfies ThemeInputs
