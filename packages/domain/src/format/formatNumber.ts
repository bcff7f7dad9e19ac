import type { Language } from '../language/language.ts'
import { groupDigits, numberStyles } from './numberStyle.ts'

/** Languages that put a no-break space before the percent sign. */
const spacedPercent: readonly Language[] = ['de', 'es', 'fr', 'pl', 'ru']

/** Writes a number with the language's separators and at most two decimals; the empty string when it is not exact. Source: spec §5 "Formatting". */
export function formatNumber(value: number, language: Language): string {
  return isExact(value) ? localize(String(Math.round(value * 100) / 100), language) : ''
}

/** Writes a percent (0 to 100) with two decimals: `68.40%`. Source: spec §5 "VIP progress percent". */
export function formatPercent(percent: number, language: Language): string {
  if (!isExact(percent)) return ''
  const figure = localize(percent.toFixed(2), language)
  if (language === 'tr') return `%${figure}`
  return spacedPercent.indexOf(language) === -1 ? `${figure}%` : `${figure}\u00a0%`
}

/** Whether hundredths of the number are told apart for certain; also false for NaN. */
function isExact(value: number): boolean {
  return Math.abs(value) < 1e13
}

/** Puts the language's separators into plain decimal text. */
function localize(text: string, language: Language): string {
  const style = numberStyles[language]
  const whole = text.replace(/\..*/, '')
  const fraction = text.slice(whole.length + 1)
  return groupDigits(whole, style) + (fraction === '' ? '' : style.decimal + fraction)
}
