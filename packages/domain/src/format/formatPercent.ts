import type { Language } from '../language/language.ts'
import { isExact, localize } from './localize.ts'

/** Languages that put a no-break space before the percent sign. */
const spacedPercent: readonly Language[] = ['de', 'es', 'fr', 'pl', 'ru']

/** Writes a percent (0 to 100) with two decimals: `68.40%`. Source: spec §5 "VIP progress percent". */
export function formatPercent(percent: number, language: Language): string {
  if (!isExact(percent)) return ''
  const figure = localize(percent.toFixed(2), language)
  if (language === 'tr') return `%${figure}`
  return spacedPercent.indexOf(language) === -1 ? `${figure}%` : `${figure}\u00a0%`
}
