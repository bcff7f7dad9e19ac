/**
 * Text as a search compares it: lower case, without accents, full-width figures and letters made narrow.
 * Letters without such forms stay as they are. Source: spec §2 "server-ID search".
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
}
