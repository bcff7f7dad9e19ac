import type { ThemeInputs } from '@topup/ui-kit/theme'

/** The six inputs that make this store's look (design.md §3). */
export const theme = {
  tint: '#00bbff',
  accent: '#ff8a00',
  mode: 'light',
  radius: 'soft',
  hero: 'orbit',
  heroTone: 'deep',
} satisfies ThemeInputs
