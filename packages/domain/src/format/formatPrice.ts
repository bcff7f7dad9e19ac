import { type Language, type NumberStyle, numberStyleOf, plainYenOf } from '../language/language.ts'
import { type Money, decimalsOf, pointCurrency, unitsPerWhole } from '../money/money.ts'
import { groupDigits, localize } from './formatNumber.ts'

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
  ['RUB', '₽'],
  ['BRL', 'R$'],
  ['PHP', '₱'],
])

/**
 * Currencies with decimals that nobody uses, and the points of a card: decimals that are zero are dropped, others stay.
 * Those whose decimals the tables of browsers leave out, and Taiwan's. Source: decision 62.
 */
const wholeCurrencies: ReadonlySet<string> = new Set(
  `TWD ${pointCurrency} AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER`.split(' '),
)

/**
 * Writes an amount for players, with the language's separators and the currency's sign: `US$1,234.50`,
 * `1.234,50 €`, `₩13,000`, `THB 35.00` (no-break spaces). `¥` and `$` take the longer form except yen in
 * Japanese and yuan in simplified Chinese. An amount with more decimals than its currency has all that it came with.
 * Built without `Intl`, whose currency data old engines lack.
 * Source: spec §5 "Formatting", §9 "Currency symbols", decisions 41 and 62, and the amounts the design draws.
 */
export function formatPrice(money: Money, language: Language): string {
  const style = numberStyleOf(language)
  const amount = money.asSent === undefined ? formatAmount(money, style) : localize(money.asSent, language)
  const symbol = currencySymbol(money.currency, language)
  if (style.currency === 'last') return amount + noBreakSpace + symbol
  const isApart = style.currency === 'spaced' || /[A-Z]$/.test(symbol)
  return symbol + (isApart ? noBreakSpace : '') + amount
}

function currencySymbol(currency: string, language: Language): string {
  return currency === plainYenOf(language) ? '¥' : (symbols.get(currency) ?? currency)
}

function formatAmount({ minorUnits, currency }: Money, style: NumberStyle): string {
  const units = unitsPerWhole(currency)
  const rest = minorUnits % units
  const whole = groupDigits(String((minorUnits - rest) / units), style)
  if (rest === 0 && (decimalsOf(currency) === 0 || wholeCurrencies.has(currency))) return whole
  return whole + style.decimal + String(rest).padStart(units === 1000 ? 3 : 2, '0')
}
