import type { ThemeInputs } from '@topup/ui-kit/theme'

/** The six inputs that make this store's look (design.md §3). */
export const theme = {
  tint: '#8f5bff',
  accent: '#ff5fc4',
  mode: 'dark',
  radius: 'pill',
  hero: 'grid',
  heroTone: 'deep',
} satisfies ThemeInputs
