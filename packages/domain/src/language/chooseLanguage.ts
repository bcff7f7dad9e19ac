import type { Language } from './languageFacts.ts'
import { languageOfTag } from './languageOfTag.ts'

/** The facts of a brand that the choice of a language depends on. */
export interface OfferedLanguages {
  readonly languages: readonly Language[]
  readonly defaultLanguage: Language
}

/**
 * The languages the picker offers: the brand's, narrowed to those the page config names.
 * A page config that names none of them narrows nothing. Source: spec §3 "language_config", §9 "per-brand subsets".
 */
export function offeredLanguages(
  brand: Pick<OfferedLanguages, 'languages'>,
  pageLanguages: readonly string[],
): readonly Language[] {
  const named = pageLanguages.map(languageOfTag)
  const narrowed = brand.languages.filter((language) => named.indexOf(language) !== -1)
  return narrowed.length === 0 ? brand.languages : narrowed
}

/**
 * The language to show: the saved one, else the first browser language that the brand carries, else the brand's default.
 * `requested` is `spec_lang` of the link: the player's choice inside the game, so it goes first.
 * Only the brand's languages count. Source: spec §4 "Language choice".
 */
export function chooseLanguage(from: {
  readonly requested?: string | null
  readonly saved: unknown
  readonly browserLanguages: readonly string[]
  readonly brand: OfferedLanguages
}): Language {
  const { brand } = from
  for (const tag of [from.requested, from.saved, ...from.browserLanguages]) {
    const wanted = languageOfTag(tag)
    const language = brand.languages.find((carried) => carried === wanted)
    if (language !== undefined) return language
  }
  return brand.defaultLanguage
}
