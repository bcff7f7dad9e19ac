import type { ThemeInputs } from '@topup/ui-kit/theme'

/** The six inputs that make this store's look (design.md §3). */
export const theme = {
  tint: '#e8412f',
  accent: '#f5a800',
  mode: 'light',
  radius: 'soft',
  hero: 'lantern',
  heroTone: 'deep',
} satisfies ThemeInputs
