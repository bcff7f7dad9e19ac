import type { ThemeInputs } from '@topup/ui-kit/theme'

/** The six inputs that make this store's look (design.md §3). */
export const theme = {
  tint: '#0b8a58',
  accent: '#d9a404',
  mode: 'light',
  radius: 'crisp',
  hero: 'hex',
  heroTone: 'deep',
} satisfies ThemeInputs
