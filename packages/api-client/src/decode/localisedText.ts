import { cleanText } from './cleanText.ts'

const maxJsonLength = 20_000

function parseObject(text: string): object | null {
  if (!/^\s*\{/.test(text) || text.length > maxJsonLength) return null
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : null
  } catch {
    return null
  }
}

/**
 * Text that is plain or one per locale; a string may itself hold a JSON object with one text per locale.
 * Locales with the names of inherited members (`constructor`) are ordinary unknown locales: the result is a
 * Map. `maxLength` in characters.
 * Source: spec §3 "Coupon" name, faults S18 and A-11.
 */
export function readLocalised(
  value: string | number | Readonly<Record<string, string | number | null | undefined>> | null | undefined,
  maxLength: number,
): string | ReadonlyMap<string, string> {
  const texts = typeof value === 'string' ? parseObject(value) : value
  if (texts === null || typeof texts !== 'object')
    return typeof value === 'object' ? '' : cleanText(String(value ?? ''), maxLength)
  const map = new Map<string, string>()
  for (const [locale, text] of Object.entries(texts).slice(0, 100)) {
    if (typeof text === 'string' || typeof text === 'number')
      map.set(locale.slice(0, 35).toLowerCase(), cleanText(String(text), maxLength))
  }
  return map
}

/** The text in the first of `languages` that has one, else the first there is. Source: spec §3 "falls back to the default locale, then the first entry". */
export function pickLocalised(
  text: string | ReadonlyMap<string, string>,
  languages: readonly string[] = [],
): string {
  if (typeof text === 'string') return text
  const language = languages.find((each) => text.has(each))
  return text.get(language ?? '') ?? [...text.values()][0] ?? ''
}
