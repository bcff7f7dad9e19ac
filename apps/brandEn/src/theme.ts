import type { ThemeInputs } from '@topup/ui-kit/theme'

/** The six inputs that make this store's look (design.md §3). */
export const theme = {
  tint: '#3f8cff',
  accent: '#ffc857',
  mode: 'dark',
  radius: 'soft',
  hero: 'peaks',
  heroTone: 'deep',
} satisfies ThemeInputs
