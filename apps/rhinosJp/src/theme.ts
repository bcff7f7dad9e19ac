import type { ThemeInputs } from '@topup/ui-kit/theme'

/** The six inputs that make this store's look (design.md §3). */
export const theme = {
  tint: '#f277a6',
  accent: '#5a6ff0',
  mode: 'light',
  radius: 'pill',
  hero: 'petals',
  heroTone: 'bright',
} satisfies ThemeInputs
