import type { ThemeInputs } from '@topup/ui-kit/theme'

/** The six inputs that make this store's look (design.md §3). */
export const theme = {
  tint: '#d98344',
  accent: '#8ecae6',
  mode: 'dark',
  radius: 'crisp',
  hero: 'forge',
  heroTone: 'deep',
} satisfies ThemeInputs
