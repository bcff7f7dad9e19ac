import { baseKey, nestedKeys, placeholders, pluralForms, type Texts } from './texts.ts'

/**
 * What one language lacks or has too much of, compared with English: keys, placeholders, plural forms by the
 * rules of the language (`tag` as `Intl` knows it), empty texts. Empty when it is complete.
 */
export function compareTexts(english: Texts, other: Texts, tag: string): readonly string[] {
  const wanted = pluralForms(english)
  const found = pluralForms(other)
  const rules = new Intl.PluralRules(tag)
  const forms = rules.resolvedOptions().pluralCategories
  // What the stores count stays below a thousand; forms for fractions or millions may be left out.
  const needed = [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))]
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
            .filter((form) => !forms.includes(form as Intl.LDMLPluralRule))
            .map((form) => `${key}_${form} is no form of ${tag}`)
        : [`${key} is unknown`],
    ),
    ...[...other].flatMap(([key, text]) => textFaults(english, key, text)),
  ]
}

function textFaults(english: Texts, key: string, text: string): readonly string[] {
  if (text.trim() === '') return [`${key} is empty`]
  const model = english.get(key) ?? english.get(`${baseKey(key)}_other`)
  if (model === undefined) return []
  const [is, should] = [placeholders(text), placeholders(model)]
  // A singular may say "one" instead of the count.
  const misses = should.filter((name) => !is.includes(name) && !(key !== baseKey(key) && name === 'count'))
  const extra = is.filter((name) => !should.includes(name))
  return [
    ...misses.map((name) => `${key} lacks {{${name}}}`),
    ...extra.map((name) => `${key} has an unknown {{${name}}}`),
    ...(nestedKeys(text).join() === nestedKeys(model).join() ? [] : [`${key} takes words from other keys`]),
  ]
}
