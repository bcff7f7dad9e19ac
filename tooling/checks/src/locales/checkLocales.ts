import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listApps, readBrandApp } from '@topup/vite'
import { verdict } from '../report/checkRow.ts'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder, shippedFiles } from '../repository/folders.ts'
import { marksOf, readLock, readTexts, staleKeys } from './files/localeFiles.ts'
import { baseKey, nestedKeys, placeholders, pluralForms, pluralRulesOf } from './texts/texts.ts'
import type { Texts } from './texts/texts.ts'
import { readSource, wordingFaults } from './wordingFaults.ts'
import type { SourceTexts } from './wordingFaults.ts'

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

/** What the table of quoted phrases says wrongly: a key that English lacks, or no key at all. Source: decision 60. */
export function quotedTextFaults(english: Texts, page: string): readonly string[] {
  const keys = [...page.matchAll(/^\| [^|]+ \| [^|]+ \| `([^`|]+)` \|$/gm)].map(([, key = '']) => key)
  if (keys.length === 0) return ['no rows']
  return keys.filter((key) => !english.has(key)).map((key) => `${key} is unknown`)
}

/**
 * Every language of every brand is complete against English and made from the English of today; English and the screens' source
 * agree on the keys; no screen or component speaks past the locale files. Source: spec §9 "Languages".
 */
export async function checkLocales(): Promise<readonly CheckRow[]> {
  const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))
  const languages = [...new Set(apps.flatMap(({ brand }) => brand.languages))].toSorted()
  const english = readTexts('en') ?? new Map<string, string>()
  const names = shippedFiles('packages/{flows,ui-kit}/src/**/*.{ts,tsx}')
  const codes = names.map((name) => readFileSync(join(rootFolder, name), 'utf8'))
  const sources = codes.map((code, index) => readSource(names[index] ?? '', code))
  const joined = codes.flatMap((code, index) => joinedTexts(code).map((found) => `${names[index]}: ${found}`))
  const spoken = sources.flatMap((source, index) => source.spoken.map((text) => `${names[index]}: ${text}`))
  const complete = { fine: 'complete', most: 6 }
  return [
    ...languages.map((language) => {
      const texts = readTexts(language)
      return verdict(
        `locales/${language}.json`,
        texts === null
          ? ['not written yet']
          : [...compareTexts(english, texts, language), ...wordingFaults(texts, language)],
        complete,
      )
    }),
    verdict('translations of an older English', staleFaults(english), complete),
    verdict('keys that no screen uses', unusedKeys(english, [...sources, ...documentSources()]), complete),
    verdict('keys that English lacks', unknownKeys(english), complete),
    verdict('texts outside the locale files', spoken, complete),
    verdict('sentences put together in code', joined, complete),
    verdict(
      'docs/texts.md',
      quotedTextFaults(english, readFileSync(join(rootFolder, 'docs/texts.md'), 'utf8')),
      complete,
    ),
  ]
}

/** What writes documents and manifests names texts too, by group: what it says to developers is no text of a player. */
function documentSources(): readonly SourceTexts[] {
  return shippedFiles('tooling/vite/src/shell/*.ts').map((name) => {
    const code = readFileSync(join(rootFolder, name), 'utf8')
    const groups = [...code.matchAll(/^ {2}(\w+): v\.object\(\{ (\w+): v\.string/gm)]
    const keys = [...code.matchAll(/'(\w+(?:\.\w+)+)'/g)]
    return {
      prefixes: [],
      spoken: [],
      literals: [
        ...groups.map(([, group = '', key = '']) => `${group}.${key}`),
        ...keys.map(([, key = '']) => key),
      ],
    }
  })
}

/** A text and something else with only a space between them: their order and agreement belong into a text with a placeholder. */
export const joinedTexts = (code: string): readonly string[] =>
  code.match(/\$\{[^{}`]*\} \$\{(?:translator\.)?t\(|\$\{(?:translator\.)?t\([^`]*?\)\} \$\{/g) ?? []

/** Keys of English that no literal and no composed key can mean. */
export function unusedKeys(english: Texts, sources: readonly SourceTexts[]): readonly string[] {
  const nested = [...english.values()].flatMap(nestedKeys)
  const literals = new Set([...sources.flatMap((source) => source.literals), ...nested])
  const prefixes = sources.flatMap((source) => source.prefixes)
  return [...english.keys()].filter(
    (key) =>
      !literals.has(key) && !literals.has(baseKey(key)) && !prefixes.some((prefix) => key.startsWith(prefix)),
  )
}

/** Keys that an English text takes words from and that English lacks. Those that code names are proved by its types. */
export function unknownKeys(english: Texts): readonly string[] {
  const known = new Set([...english.keys()].flatMap((key) => [key, baseKey(key)]))
  return [...english.values()].flatMap(nestedKeys).filter((key) => !known.has(key))
}

/** Keys whose English has changed since their translations were looked at, each with the command that accepts them. */
function staleFaults(english: Texts): readonly string[] {
  const lock = readLock()
  return staleKeys(marksOf(english), lock).map((key) =>
    lock.has(key)
      ? `${key} (look at every language, then npm run texts:accept -- ${key})`
      : `${key} is new (npm run texts:accept)`,
  )
}
