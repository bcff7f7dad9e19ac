import { languages } from '@topup/domain'

/** Name of a two-letter country code, such as `MY`, in a language; in English where none is known. */
export function countryName(code: string, language: string | null): string {
  const known = languages.find((each) => each === language) ?? 'en'
  return new Intl.DisplayNames([known], { type: 'region' }).of(code) ?? code
}
