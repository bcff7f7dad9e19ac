import type { BrandConfig, Language } from '@topup/domain'

/**
 * The language to walk a store in: English where the brand ships it and the service offers it, since a report is read by
 * many, else the brand's own. `offered` is null where the service narrows nothing. Source: decision 56.
 */
export function languageOf(
  { languages, defaultLanguage }: Pick<BrandConfig, 'languages' | 'defaultLanguage'>,
  offered: readonly string[] | null,
): Language {
  const wanted: readonly Language[] = ['en', defaultLanguage, ...languages]
  const isShipped = (language: Language) => languages.includes(language)
  const isOffered = (language: Language) => offered?.includes(language) ?? true
  return wanted.find((language) => isShipped(language) && isOffered(language)) ?? defaultLanguage
}
