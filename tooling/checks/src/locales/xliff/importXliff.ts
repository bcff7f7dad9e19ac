import * as v from 'valibot'
import xliff12ToJs from 'xliff/xliff12ToJs'
import { compareTexts } from '../compareTexts.ts'
import { limitFaults } from '../context/textContext.ts'
import { keysOf } from '../pluralRules.ts'
import type { Texts } from '../texts/texts.ts'
import { xliffFileName } from './exportXliff.ts'
import { xliffSchema } from './xliffFile.ts'

/** What came of a translator's file: the texts of its language, or why none of it can be taken. */
export type Import =
  | {
      readonly kind: 'texts'
      readonly language: string
      readonly texts: Texts
      readonly keys: readonly string[]
    }
  | { readonly kind: 'refused'; readonly faults: readonly string[] }

/**
 * Reads a translator's file (XLIFF 1.2). All of it is taken or nothing: a unit that nobody exported, an English that is not
 * today's, markup, a missing placeholder or plural form and a text that is too long refuse the file. A unit without a
 * translation leaves the text as it is. `keys` are those that the file translates.
 */
export async function importXliff(
  xml: string,
  { english, textsOf }: { readonly english: Texts; readonly textsOf: (language: string) => Texts | null },
): Promise<Import> {
  // The parser of the library does not mind a file that was cut off.
  const parsed = /<\/xliff>\s*$/.test(xml) ? await xliff12ToJs(xml).catch(() => null) : null
  const file = v.safeParse(xliffSchema, parsed)
  const units = file.success ? file.output.resources[xliffFileName] : undefined
  if (!file.success || units === undefined) return refused(['this is no file that texts:export wrote'])
  const language = file.output.targetLanguage
  const old = textsOf(language)
  if (old === null) return refused([`no language is called ${language}`])
  const wanted = keysOf(english, language)
  const faults = Object.entries(units).flatMap(([key, { source, target }]) =>
    unitFaults(wanted, key, source, target),
  )
  if (faults.length > 0) return refused(faults)
  const translated = new Map(
    Object.entries(units).flatMap(([key, { target }]) => (isText(target) ? [[key, target] as const] : [])),
  )
  const texts = new Map(
    [...wanted.keys()].flatMap((key) => {
      const text = translated.get(key) ?? old.get(key)
      return text === undefined ? [] : [[key, text] as const]
    }),
  )
  const broken = [...compareTexts(english, texts, language), ...limitFaults(texts)]
  return broken.length > 0
    ? refused(broken)
    : { kind: 'texts', language, texts, keys: [...translated.keys()] }
}

const refused = (faults: readonly string[]): Import => ({ kind: 'refused', faults })

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function unitFaults(wanted: Texts, key: string, source: unknown, target: unknown): readonly string[] {
  const today = wanted.get(key)
  if (today === undefined) return [`${key} is unknown`]
  if (source !== today) return [`the English of ${key} has changed since the export`]
  // Without text the element is empty, which is no translation.
  const isEmpty = target === undefined || target === null || (Array.isArray(target) && target.length === 0)
  return typeof target === 'string' || isEmpty ? [] : [`${key} has markup in it`]
}
