import { noCurrency } from '../contract/wire.ts'

/**
 * The code of a currency, in capitals. `otherwise` where none is named; empty, so that there is no amount, where what is
 * named is not three letters. Source: decision 51.
 */
export function readCurrency(value: string | null | undefined, otherwise = ''): string {
  const code = (value ?? '').trim()
  if (code === '') return otherwise
  const letters = /^[A-Za-z]{3}$/.test(code) ? code.toUpperCase() : ''
  return letters === noCurrency ? '' : letters
}
