import { type Language, type NumberStyle, numberStyleOf } from '../language/language.ts'

/** Writes a number with the language's separators and at most two decimals; the empty string when it is not exact. Source: spec §5 "Formatting". */
export function formatNumber(value: number, language: Language): string {
  return isExact(value) ? localize(String(Math.round(value * 100) / 100), language) : ''
}

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

/** Writes a run of digits, perhaps behind a minus sign, in groups of three. Source: spec §5 "thousands separators". */
export function groupDigits(digits: string, style: NumberStyle): string {
  const sign = digits.startsWith('-') ? 1 : 0
  const first = digits.slice(0, sign + ((digits.length - sign) % 3))
  const groups = digits.slice(first.length).match(/\d{3}/g) ?? []
  const parts = [first.slice(sign), ...groups].filter((part) => part !== '')
  return first.slice(0, sign) + parts.join(style.group)
}
