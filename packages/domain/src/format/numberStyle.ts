import type { Language } from '../language/language.ts'

const noBreakSpace = '\u00a0'

/** How a language writes figures and on which side of them it puts the currency. Source: spec §5 "Formatting". */
export interface NumberStyle {
  readonly group: string
  readonly decimal: string
  readonly isCurrencyLast: boolean
}

const pointStyle: NumberStyle = { group: ',', decimal: '.', isCurrencyLast: false }
const commaStyle: NumberStyle = { group: '.', decimal: ',', isCurrencyLast: false }
const commaAfterStyle: NumberStyle = { group: '.', decimal: ',', isCurrencyLast: true }
const spaceAfterStyle: NumberStyle = { group: noBreakSpace, decimal: ',', isCurrencyLast: true }

/** The style of each language; a table because old engines lack the data. Source: spec §9 "Languages", decision 40. */
export const numberStyles: Readonly<Record<Language, NumberStyle>> = {
  ar: pointStyle,
  de: commaAfterStyle,
  en: pointStyle,
  es: commaAfterStyle,
  fr: spaceAfterStyle,
  id: commaStyle,
  it: commaAfterStyle,
  ja: pointStyle,
  ko: pointStyle,
  ms: pointStyle,
  pl: spaceAfterStyle,
  pt: commaAfterStyle,
  ru: spaceAfterStyle,
  th: pointStyle,
  tr: commaStyle,
  vi: commaAfterStyle,
  'zh-cn': pointStyle,
  'zh-tw': pointStyle,
}

/** Writes a run of digits in groups of three. Source: spec §5 "thousands separators". */
export function groupDigits(digits: string, style: NumberStyle): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, style.group)
}
