// Control characters, and the marks that reorder or hide text: bidi embeddings, overrides and isolates, zero-width
// marks except the joiners that emoji and Indic scripts need, the byte order mark.
const unsafeCharacters =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,30}));/gi

const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
])

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): Markup
}
interface Markup {
  createHTML(html: string): unknown
}

/** A policy can be made once in a document. */
let entities: Markup | undefined

/** Lets nothing but one entity to the parser; a document with trusted types takes no other text. */
function asMarkup(whole: string): string {
  entities ??= (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
    'entities',
    {
      createHTML: (html) => (/^&[a-z\d]+;$/i.test(html) ? html : ''),
    },
  ) ?? { createHTML: (html) => html }
  return entities.createHTML(whole) as string
}

/** A named entity by the browser's own decoder, which runs nothing; other programs leave it as it is. */
function decodeNamed(whole: string): string {
  if (typeof DOMParser === 'undefined') return whole
  try {
    return new DOMParser().parseFromString(asMarkup(whole), 'text/html').documentElement.textContent || whole
  } catch {
    // A document that allows no such policy: an entity is no reason to lose what it stands in.
    return whole
  }
}

/** The character of an HTML entity, as text that stays text; what is no character stays as it is. */
function decodeEntity(whole: string, decimal?: string, hex?: string, name = ''): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  if (name !== '') return named.get(name.toLowerCase()) ?? decodeNamed(whole)
  return code <= 0x10_ffff ? String.fromCodePoint(code) : whole
}

/** How long a message of the service may be, in characters. Source: faults S24. */
export const messageLength = 300

/**
 * Plain text that cannot reorder, hide or flood the text around it. HTML entities,
 * which PHP likes to send, become the characters that they stand for. Cut after `maxLength` characters.
 * Source: faults S18, S24, decision 51.
 */
export function cleanText(text: string, maxLength: number): string {
  // Cut first, so that the regular expression never runs over megabytes.
  const cleaned = text
    .slice(0, maxLength * 4)
    .replace(entity, decodeEntity)
    .replace(unsafeCharacters, '')
    .trim()
  if (cleaned.length <= maxLength) return cleaned
  // Not between the halves of a surrogate pair.
  const end = /[\uD800-\uDBFF]/.test(cleaned.charAt(maxLength - 1)) ? maxLength - 1 : maxLength
  return cleaned.slice(0, end)
}
