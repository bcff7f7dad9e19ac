import { baseKey, placeholders, type Texts } from '../texts/texts.ts'
import { lengthOf, limits, type TextKind } from './limits.ts'
import { alternatives, placeholderFacts } from './placeholders.ts'
import { places } from './places.ts'

/** What a translator has to know of a text. */
export interface TextContext {
  readonly where: string
  readonly kind: TextKind
  readonly maxLength: number
}

/** Where a text stands and how long it may be; null where nobody has said it. */
export function contextOf(key: string): TextContext | null {
  const base = baseKey(key)
  const parts = base.split('.')
  const beginnings = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'))
  const found = beginnings.find((beginning) => places[beginning] !== undefined)
  const place = found === undefined ? undefined : places[found]
  if (place === undefined) return null
  const kind = found === base ? place.kind : (kindByName(parts.at(-1) ?? '') ?? place.kind)
  return { where: place.where, kind, maxLength: limits[kind] }
}

/** What stands in a placeholder of a text; null where nobody has said it. */
export function placeholderOf(key: string, name: string): string | null {
  return (placeholderFacts[`${baseKey(key)} ${name}`] ?? placeholderFacts[name])?.what ?? null
}

/** What the tables of the context lack, or have too much of, compared with English. Empty when they are complete. */
export function contextFaults(english: Texts): readonly string[] {
  const keys = [...english.keys()]
  const bases = new Set(keys.map(baseKey))
  const names = [...english].flatMap(([key, text]) => placeholders(text).map((name) => ({ key, name })))
  const used = new Set([
    ...names.flatMap(({ key, name }) => [name, `${baseKey(key)} ${name}`]),
    ...Object.values(alternatives).flat(),
  ])
  return [
    ...keys.filter((key) => contextOf(key) === null).map((key) => `${key} has no place (context/places.ts)`),
    ...names
      .filter(({ key, name }) => placeholderOf(key, name) === null)
      .map(({ key, name }) => `{{${name}}} of ${key} is not described (context/placeholders.ts)`),
    ...Object.keys(places)
      .filter((place) => ![...bases].some((base) => base === place || base.startsWith(`${place}.`)))
      .map((place) => `no text stands at ${place} (context/places.ts)`),
    ...Object.keys(placeholderFacts)
      .filter((name) => !used.has(name))
      .map((name) => `no text has {{${name}}} (context/placeholders.ts)`),
    ...Object.keys(alternatives)
      .filter((key) => !bases.has(key))
      .map((key) => `${key} is unknown (context/placeholders.ts)`),
  ]
}

/** The texts of a language that are longer than their place allows. */
export function limitFaults(texts: Texts): readonly string[] {
  return [...texts].flatMap(([key, text]) => {
    const max = contextOf(key)?.maxLength ?? Number.POSITIVE_INFINITY
    const length = lengthOf(text)
    return length > max ? [`${key} has ${length} characters, at most ${max}`] : []
  })
}

function kindByName(name: string): TextKind | null {
  if (/title$/i.test(name)) return 'title'
  return /(?:text|note)$/i.test(name) ? 'paragraph' : null
}
