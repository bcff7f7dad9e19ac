import type { ThemeTokens } from './theme.ts'

/**
 * One rule that sets every derived custom property on `selector`, as `:root{--bg:#f0f7fb;...}`.
 * Tokens hold only values made by `deriveTheme`, so nothing needs escaping.
 */
export function themeCss(tokens: Partial<ThemeTokens>, selector = ':root'): string {
  const declarations = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return `${selector}{${declarations.join(';')}}`
}
