import jsToXliff12 from 'xliff/jsToXliff12'
import { contextOf, placeholderOf } from '../context/textContext.ts'
import { keysOf } from '../pluralRules.ts'
import { baseKey, placeholders, type Texts } from '../texts/texts.ts'
import type { XliffUnit } from './xliffFile.ts'

/** The one file inside an XLIFF document. */
export const xliffFileName = 'store'

/** What a translator gets: the texts of a language, and the keys whose English has changed since. */
export interface Export {
  readonly language: string
  readonly english: Texts
  readonly texts: Texts
  readonly stale: readonly string[]
}

/**
 * Writes the texts of a language for a translator (XLIFF 1.2): for every key and every plural form of the language the
 * English, the translation so far, and a note with the place, the placeholders and the most characters.
 */
export function exportXliff({ language, english, texts, stale }: Export): Promise<string> {
  const units = [...keysOf(english, language)].map(([key, source]): [string, XliffUnit] => {
    const target = texts.get(key)
    const isDone = target !== undefined && !stale.includes(baseKey(key))
    return [
      key,
      {
        source,
        ...(target === undefined ? {} : { target }),
        note: noteOf(key, source),
        additionalAttributes: { approved: isDone ? 'yes' : 'no' },
      },
    ]
  })
  return jsToXliff12({
    sourceLanguage: 'en',
    targetLanguage: language,
    resources: { [xliffFileName]: Object.fromEntries(units) },
  })
}

function noteOf(key: string, source: string): string {
  const context = contextOf(key)
  const names = placeholders(source).map((name) => `{{${name}}}: ${placeholderOf(key, name) ?? 'unknown'}`)
  const form = key === baseKey(key) ? [] : [`Plural form "${key.slice(baseKey(key).length + 1)}"`]
  const limit =
    context === null
      ? []
      : [`${context.where}`, `At most ${context.maxLength} characters without placeholders`]
  return [...limit, ...form, ...names].map((line) => `${line}.`).join(' ')
}
