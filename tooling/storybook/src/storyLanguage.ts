import { directionOf, parseLanguage } from '@topup/domain'
import type { Language } from '@topup/domain'
import type en from '@topup/locales/en.json'

/** Texts as the English file names them. */
export type StoryMessages = typeof en

const files = import.meta.glob<StoryMessages>('../../../locales/*.json', { import: 'default' })

/** The texts of one language. */
export async function loadTexts(
  language: Language,
): Promise<{ readonly language: Language; readonly messages: StoryMessages }> {
  const load = files[`../../../locales/${language}.json`]
  if (load === undefined) throw new Error(`No texts in ${language}`)
  return { language, messages: await load() }
}

/** The language that the toolbar says; English when it says none of ours. */
export const languageOf = (chosen: unknown): Language => parseLanguage(chosen) ?? 'en'

/** The direction that the toolbar says: that of the language, or a forced one. */
export const directionFrom = (chosen: unknown, language: Language): 'ltr' | 'rtl' =>
  chosen === 'ltr' || chosen === 'rtl' ? chosen : directionOf(language)
