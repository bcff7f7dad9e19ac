import type { Coupon } from './coupon.ts'

/**
 * A coupon's name as players read it: the plain text, or the entry of the language, else of the brand's default
 * language, else the first one; empty when there is none. Source: spec §3 "Coupon", faults S18.
 */
export function couponText(name: Coupon['name'], language: string, defaultLanguage: string): string {
  if (typeof name === 'string') return name
  const [first = ''] = name.values()
  return name.get(language) ?? name.get(defaultLanguage) ?? first
}
