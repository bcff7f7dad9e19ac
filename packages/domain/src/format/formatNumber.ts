import type { Language } from '../language/languageFacts.ts'
import { isExact, localize } from './localize.ts'

/** Writes a number with the language's separators and at most two decimals; the empty string when it is not exact. Source: spec §5 "Formatting". */
export function formatNumber(value: number, language: Language): string {
  return isExact(value) ? localize(String(Math.round(value * 100) / 100), language) : ''
}
