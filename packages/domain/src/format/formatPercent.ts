import { type Language, percentPlaceOf } from '../language/language.ts'
import { isExact, localize } from './formatNumber.ts'

/** Writes a percent (0 to 100), with two decimals where no other count is given: `68.40%`. Source: spec §5 "VIP progress percent". */
export function formatPercent(percent: number, language: Language, decimals = 2): string {
  if (!isExact(percent)) return ''
  const figure = localize(percent.toFixed(decimals), language)
  switch (percentPlaceOf(language)) {
    case 'first':
      return `%${figure}`
    case 'spaced':
      return `${figure}\u00a0%`
    case 'after':
      return `${figure}%`
  }
}
