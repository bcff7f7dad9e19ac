import type { NumberStyle } from '../language/numberStyle.ts'

/** Writes a run of digits in groups of three. Source: spec §5 "thousands separators". */
export function groupDigits(digits: string, style: NumberStyle): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, style.group)
}
