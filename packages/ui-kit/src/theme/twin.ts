import { deriveTheme } from './deriveTheme.ts'
import type { ThemeInputs, ThemeMode, ThemeTokens } from './theme.ts'

/** The other mode. */
export const otherMode = (mode: ThemeMode): ThemeMode => (mode === 'light' ? 'dark' : 'light')

/** The same brand in the other mode, or null for a brand that keeps its own whatever the phone asks for. Source: decision 84. */
export function twinOf(inputs: ThemeInputs): ThemeInputs | null {
  return inputs.followsSystem === true ? { ...inputs, mode: otherMode(inputs.mode) } : null
}

/**
 * The rules that set a brand's custom properties: those of its mode, and, for a brand that follows the system, the ones
 * that differ in the other mode. Source: decision 84.
 */
export function brandCss(inputs: ThemeInputs, selector = ':root'): string {
  const tokens = deriveTheme(inputs)
  const twin = twinOf(inputs)
  if (twin === null) return themeCss(tokens, selector)
  const own = new Set(Object.entries(tokens).map(String))
  const differing = Object.fromEntries(
    Object.entries(deriveTheme(twin)).filter((entry) => !own.has(String(entry))),
  )
  return `${themeCss(tokens, selector)}@media (prefers-color-scheme:${twin.mode}){${themeCss(differing, selector)}}`
}

/**
 * One rule that sets every derived custom property on `selector`, as `:root{--bg:#f0f7fb;...}`.
 * Tokens hold only values made by `deriveTheme`, so nothing needs escaping.
 */
export function themeCss(tokens: Partial<ThemeTokens>, selector = ':root'): string {
  const declarations = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return `${selector}{${declarations.join(';')}}`
}
