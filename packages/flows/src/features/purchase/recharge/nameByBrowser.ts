/**
 * The browser's own name of a country, in a language; the code itself where the browser knows none, or has no names at
 * all (Chrome before 81). Source: spec §9 "Region names".
 */
export function nameByBrowser(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code) || typeof Intl.DisplayNames !== 'function') return code
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) || code
  } catch {
    return code
  }
}
