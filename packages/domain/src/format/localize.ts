import type { Language } from '../language/languageFacts.ts'
import { numberStyleOf } from '../language/languageFacts.ts'
import { groupDigits } from './groupDigits.ts'

/**
 * Whether the number is small enough to distinguish hundredths exactly; also false for NaN.
 * Source: spec §5 "Formatting".
 */
export function isExact(value: number): boolean {
  return Math.abs(value) < 1e13
}

/** Puts the language's separators into plain decimal text. Source: spec §5 "Formatting". */
export function localize(text: string, language: Language): string {
  const style = numberStyleOf(language)
  const whole = text.replace(/\..*/, '')
  const fraction = text.slice(whole.length + 1)
  return groupDigits(whole, style) + (fraction === '' ? '' : style.decimal + fraction)
}
