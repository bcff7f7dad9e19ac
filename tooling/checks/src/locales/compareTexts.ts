import { pluralRulesOf } from './pluralRules.ts'
import { baseKey, nestedKeys, placeholders, pluralForms, type Texts } from './texts/texts.ts'

/**
 * What one language lacks or has too much of, compared with English: keys, placeholders, plural forms by the
 * rules of the language (`tag` as `Intl` knows it), empty texts. Empty when it is complete.
 */
export function compareTexts(english: Texts, other: Texts, tag: string): readonly string[] {
  const wanted = pluralForms(english)
  const found = pluralForms(other)
  const { forms, needed, isForOne } = pluralRulesOf(tag)
  const isCounted = (key: string) => wanted.has(baseKey(key)) || found.has(baseKey(key))
  const plain = (texts: Texts) => [...texts.keys()].filter((key) => !isCounted(key))
  return [
    ...plain(english)
      .filter((key) => !other.has(key))
      .map((key) => `${key} is missing`),
    ...plain(other)
      .filter((key) => !english.has(key))
      .map((key) => `${key} is unknown`),
    ...[...wanted.keys()].flatMap((key) =>
      needed.filter((form) => found.get(key)?.has(form) !== true).map((form) => `${key}_${form} is missing`),
    ),
    ...[...found].flatMap(([key, has]) =>
      wanted.has(key)
        ? [...has]
            .filter((form) => !forms.includes(form))
            .map((form) => `${key}_${form} is no form of ${tag}`)
        : [`${key} is unknown`],
    ),
    ...[...other].flatMap(([key, text]) => textFaults(english, { key, text, isForOne })),
  ]
}

/** Placeholders that hold the number that chooses the plural form: a form for one number may say it in words. */
const counting = new Set(['count', 'gems'])

/** Keys that receive several figures for one thing: a language takes one of them. Source: decision 63. */
const alternatives: Readonly<Record<string, readonly string[]>> = {
  'coupons.discount': ['percent', 'rate'],
  'coupons.percent': ['percent', 'rate'],
}

interface Translation {
  readonly key: string
  readonly text: string
  readonly isForOne: (form: string) => boolean
}

function textFaults(english: Texts, { key, text, isForOne }: Translation): readonly string[] {
  if (text.trim() === '') return [`${key} is empty`]
  const base = baseKey(key)
  const model = english.get(`${base}_other`) ?? english.get(key)
  if (model === undefined) return []
  const either = alternatives[base] ?? []
  const [is, should] = [placeholders(text), placeholders(model).filter((name) => !either.includes(name))]
  const maySay = key !== base && isForOne(key.slice(base.length + 1))
  const misses = should.filter((name) => !is.includes(name) && !(maySay && counting.has(name)))
  const extra = is.filter((name) => !should.includes(name) && !either.includes(name))
  const lacksAll = either.length > 0 && !either.some((name) => is.includes(name))
  return [
    ...misses.map((name) => `${key} lacks {{${name}}}`),
    ...(lacksAll ? [`${key} has none of ${either.join(', ')}`] : []),
    ...extra.map((name) => `${key} has an unknown {{${name}}}`),
    ...(nestedKeys(text).join() === nestedKeys(model).join() ? [] : [`${key} takes words from other keys`]),
  ]
}
