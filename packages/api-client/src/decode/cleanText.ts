// Control characters, and the marks that reorder or hide text: bidi embeddings, overrides and isolates, zero-width
// marks except the joiners that emoji and Indic scripts need, the byte order mark.
const unsafeCharacters =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** How long a message of the service may be, in characters. Source: faults S24. */
export const messageLength = 300

/** Plain text that cannot reorder, hide or flood the text around it; cut after `maxLength` characters. Source: faults S18, S24. */
export function cleanText(text: string, maxLength: number): string {
  // Cut first, so that the regular expression never runs over megabytes.
  const cleaned = text
    .slice(0, maxLength * 4)
    .replace(unsafeCharacters, '')
    .trim()
  if (cleaned.length <= maxLength) return cleaned
  // Not between the halves of a surrogate pair.
  const end = /[\uD800-\uDBFF]/.test(cleaned.charAt(maxLength - 1)) ? maxLength - 1 : maxLength
  return cleaned.slice(0, end)
}
