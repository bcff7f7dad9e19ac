import { currencyCode } from '@topup/domain'
import { cleanText } from './cleanText.ts'

/** An id as it is sent back: never changed; null when empty, oversized, or a number that is no exact integer. */
export function readId(value: string | number | null | undefined): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null
  return typeof value === 'string' && value !== '' && value.length <= 256 ? value : null
}

/** An id that is never 0, because services send 0 where there is none: that of an order, of a payment link or of its game. */
export function readIdUnlessZero(value: string | number | null | undefined): string | null {
  const id = readId(value)
  return id === '0' ? null : id
}

/** Longest name or title, in characters. */
const nameLength = 200

/** One line of text to show; empty when missing. */
export function readName(value: string | number | null | undefined): string {
  return cleanText(String(value ?? ''), nameLength).replace(/\s+/g, ' ')
}

/** A paragraph to show; empty when missing. `maxLength` in characters. */
export function readParagraph(value: string | number | null | undefined, maxLength = 2000): string {
  return cleanText(String(value ?? ''), maxLength)
}

/** A finite number, or a plain decimal written as text; else null. */
export function readNumber(value: number | string | null | undefined): number | null {
  if (typeof value === 'string' && !/^\s*-?\d{1,15}(\.\d{1,15})?\s*$/.test(value)) return null
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** A count of 0 or more, decimals cut off; `fallback` for anything else and for what arithmetic cannot keep exact. */
export function readCount(value: number | string | null | undefined, fallback = 0): number {
  const whole = Math.floor(readNumber(value) ?? -1)
  return Number.isSafeInteger(whole) && whole >= 0 ? whole : fallback
}

/** A whole number of either sign; `fallback` for anything else. */
export function readInteger(value: number | string | null | undefined, fallback = 0): number {
  const number = readNumber(value)
  return number !== null && Number.isSafeInteger(number) ? number : fallback
}

const isOn = /^(?:[1-9]\d{0,3}(?:\.0+)?|y|yes|t|true|on|enabled?)$/i
const isOff = /^(?:0(?:\.0+)?|n|no|f|false|off|disabled?|)$/i

/** A switch as 1 or 0; what says neither comes back unchanged. */
export function readSwitch(value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return value
  const word = String(value).slice(0, 20).trim()
  if (isOn.test(word)) return 1
  return isOff.test(word) ? 0 : value
}

/** A switch: on for what `readSwitch` reads as on only. */
export function readFlag(value: unknown): boolean {
  return readSwitch(value) === 1
}

/** How many entries of a list are read; a longer list is too much for a phone. Source: faults B-07. */
export const maxEntries = 5000

/** Decodes a list, leaving out what cannot be read. */
export function readList<Wire, Value>(
  list: readonly Wire[] | null | undefined,
  decode: (wire: Wire) => Value | null,
): readonly Value[] {
  return (list ?? []).slice(0, maxEntries).flatMap((wire) => {
    const value = decode(wire)
    return value === null ? [] : [value]
  })
}

/** Rows with the id of an earlier one are left out. */
export function once<Row>(rows: readonly Row[], idOf: (row: Row) => string): readonly Row[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const id = idOf(row)
    const isNew = !seen.has(id)
    seen.add(id)
    return isNew
  })
}

/** What decoding depends on in addition to the answer. */
export interface DecodeOptions {
  /** Lets links to local hosts pass, http too: for a sandbox build only. */
  readonly allowLocalHosts?: boolean
  /** Languages in order of preference, for texts that come as one per locale. */
  readonly languages?: readonly string[]
}

/**
 * The code of a currency, in capitals, `RMB` for `CNY`. `otherwise` where none is named; empty, so that there is no amount, where what is
 * named is not three letters, or `XXX`, the code for none. Source: decision 51.
 */
export function readCurrency(value: string | null | undefined, otherwise = ''): string {
  const code = (value ?? '').trim()
  if (code === '') return otherwise
  return /^(?!xxx)[a-z]{3}$/i.test(code) ? currencyCode(code.toUpperCase()) : ''
}
