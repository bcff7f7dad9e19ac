import type { Language } from '../language/language.ts'
import type { Money } from '../money/money.ts'
import { groupDigits, numberStyles } from './numberStyle.ts'
import type { NumberStyle } from './numberStyle.ts'

const noBreakSpace = '\u00a0'

const symbols: ReadonlyMap<string, string> = new Map([
  ['RMB', 'CN¥'],
  ['TWD', 'NT$'],
  ['JPY', 'JP¥'],
  ['KRW', '₩'],
  ['EUR', '€'],
  ['USD', 'US$'],
  ['TRY', '₺'],
  ['MYR', 'RM'],
])

/** The one language in which a plain `¥` can only be this currency. */
const plainYenLanguages: ReadonlyMap<string, Language> = new Map([
  ['RMB', 'zh-cn'],
  ['JPY', 'ja'],
])

/**
 * Currencies without a coin under the unit: `.00` carries no information and is dropped, other decimals stay.
 */
const wholeCurrencies: ReadonlySet<string> = new Set(['KRW', 'JPY', 'VND'])

/**
 * Writes an amount for players, with the language's separators and the currency's sign: `US$1,234.50`,
 * `1.234,50 €`, `₩13,000`, `THB 35.00` (no-break spaces). `¥` and `$` take the longer form except yen in
 * Japanese and yuan in simplified Chinese. Built without `Intl`, whose currency data old engines lack.
 * Source: spec §5 "Formatting", §9 "Currency symbols", decision 41, and the amounts the design draws.
 */
export function formatPrice(money: Money, language: Language): string {
  const style = numberStyles[language]
  const amount = formatAmount(money, style)
  const symbol = currencySymbol(money.currency, language)
  if (style.isCurrencyLast) return amount + noBreakSpace + symbol
  return symbol + (/[A-Z]$/.test(symbol) ? noBreakSpace : '') + amount
}

function currencySymbol(currency: string, language: Language): string {
  return plainYenLanguages.get(currency) === language ? '¥' : (symbols.get(currency) ?? currency)
}

function formatAmount({ minorUnits, currency }: Money, style: NumberStyle): string {
  const hundredths = minorUnits % 100
  const whole = groupDigits(String((minorUnits - hundredths) / 100), style)
  if (hundredths === 0 && wholeCurrencies.has(currency)) return whole
  return whole + style.decimal + String(hundredths).padStart(2, '0')
}
