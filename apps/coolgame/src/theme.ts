import type { ThemeInputs } from '@topup/ui-kit/theme'

/** The six inputs that make this store's look (design.md §3). */
export const theme = {
  tint: '#a6ee2b',
  accent: '#22d3ee',
  mode: 'dark',
  radius: 'round',
  hero: 'grid',
  heroTone: 'deep',
} satisfies ThemeInputs
