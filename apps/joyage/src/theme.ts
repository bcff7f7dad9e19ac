import type { ThemeInputs } from '@topup/ui-kit/theme'

/** The six inputs that make this store's look (design.md §3). */
export const theme = {
  tint: '#ffcf0a',
  accent: '#e4572e',
  mode: 'light',
  radius: 'pill',
  hero: 'rays',
  heroTone: 'bright',
} satisfies ThemeInputs
