import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { languages } from '@topup/domain'
import { rootFolder } from '../../repository/folders.ts'
import { baseKey, flatten } from '../texts/texts.ts'
import type { Texts } from '../texts/texts.ts'

/** What is accepted: keys, and for which languages. */
interface Accepted {
  readonly keys: readonly string[]
  readonly languages: readonly string[]
}

/**
 * The marks after translations were looked at. Keys that English lacks are left out, keys that were never accepted are
 * taken over for all languages; of a key whose English has changed only the accepted languages move to the new English.
 */
export function acceptKeys(
  marks: ReadonlyMap<string, string>,
  lock: SourceLock,
  { keys, languages, all }: Accepted & { readonly all: readonly string[] },
): SourceLock {
  const accepted = new Set(keys)
  return new Map(
    [...marks].map(([key, english]): [string, SourceMark] => {
      const old = lock.get(key)
      if (old === undefined) return [key, { english, behind: {} }]
      const made = (language: string) =>
        accepted.has(key) && languages.includes(language) ? english : (old.behind[language] ?? old.english)
      // Nobody has moved: the entry stays as it is, so that an untouched line never changes.
      if (all.every((language) => made(language) !== english)) return [key, old]
      const behind = all.filter((language) => made(language) !== english)
      return [
        key,
        { english, behind: Object.fromEntries(behind.map((language) => [language, made(language)])) },
      ]
    }),
  )
}

/**
 * Reads what a person accepts: `result.done nav` are keys or groups, `--language de` restricts it, `--all` means every
 * key. Without an argument only keys are taken over that were never accepted.
 */
export function acceptedOf(
  args: readonly string[],
  known: Accepted,
): ({ readonly kind: 'accepted' } & Accepted) | { readonly kind: 'refused'; readonly reason: string } {
  const refuse = (reason: string) => ({ kind: 'refused', reason }) as const
  const names: string[] = []
  const languages: string[] = []
  let isAll = false
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? ''
    if (arg === '--all') isAll = true
    else if (arg === '--language') languages.push(...(args[++index] ?? '').split(','))
    else if (arg.startsWith('-')) return refuse(`${arg} is no option: --all, --language <tags>`)
    else names.push(arg)
  }
  const strange = languages.filter((language) => !known.languages.includes(language))
  if (strange.length > 0) return refuse(`no translation is called ${strange.join(', ')}`)
  if (languages.length > 0 && names.length === 0 && !isAll) return refuse('say which keys, or --all')
  const isNamed = (key: string, name: string) => key === name || key.startsWith(`${name}.`)
  const unknown = names.filter((name) => !known.keys.some((key) => isNamed(key, name)))
  if (unknown.length > 0) return refuse(`English has no ${unknown.join(', ')}`)
  return {
    kind: 'accepted',
    keys: known.keys.filter((key) => isAll || names.some((name) => isNamed(key, name))),
    languages: languages.length === 0 ? known.languages : languages,
  }
}

/**
 * From which English every translation was made. `english` is the mark of the English that the translations of a key were
 * made from, `behind` those of the languages that were made from an older one.
 */
interface SourceMark {
  readonly english: string
  readonly behind: Readonly<Record<string, string>>
}

/** The marks by key, without plural form. */
export type SourceLock = ReadonlyMap<string, SourceMark>

const schema = v.record(
  v.string(),
  v.union([v.string(), v.intersect([v.object({ '': v.string() }), v.record(v.string(), v.string())])]),
)

/** A mark of the English of each key; all plural forms of a key count as one text. */
export function marksOf(english: Texts): ReadonlyMap<string, string> {
  const parts = new Map<string, string[]>()
  for (const [key, text] of english) {
    parts.set(baseKey(key), [...(parts.get(baseKey(key)) ?? []), `${key}=${text}`])
  }
  return new Map(
    [...parts].map(([key, forms]) => [
      key,
      createHash('sha256').update(forms.join('\n')).digest('hex').slice(0, 8),
    ]),
  )
}

/** Reads the file of the marks. Throws when its form is another. */
export function parseLock(json: string): SourceLock {
  const entries = Object.entries(v.parse(schema, JSON.parse(json)))
  return new Map(
    entries.map(([key, mark]) => {
      if (typeof mark === 'string') return [key, { english: mark, behind: {} }]
      const { '': english, ...behind } = mark
      return [key, { english, behind }]
    }),
  )
}

/** Writes the file of the marks: one line per key in the order of the alphabet, so that two branches rarely meet. */
export function printLock(lock: SourceLock): string {
  const keys = [...lock.keys()].toSorted()
  const entries = keys.map((key) => {
    const { english = '', behind = {} } = lock.get(key) ?? {}
    const languages = Object.keys(behind).toSorted()
    const older = Object.fromEntries(languages.map((language) => [language, behind[language]]))
    return `  ${JSON.stringify(key)}: ${JSON.stringify(languages.length === 0 ? english : { '': english, ...older })}`
  })
  return `{\n${entries.join(',\n')}\n}\n`
}

/** The keys of a language whose English has changed since, and those that were never accepted. */
export function staleKeys(
  marks: ReadonlyMap<string, string>,
  lock: SourceLock,
  language: string,
): readonly string[] {
  return [...marks].filter(([key, mark]) => markFor(lock, key, language) !== mark).map(([key]) => key)
}

/** The mark of the English that a translation was made from; null when the key was never accepted. */
function markFor(lock: SourceLock, key: string, language: string): string | null {
  const entry = lock.get(key)
  return entry === undefined ? null : (entry.behind[language] ?? entry.english)
}

const lockFile = join(rootFolder, 'locales/sources/lock.json')
const fileOf = (language: string) => join(rootFolder, 'locales', `${language}.json`)

/** The languages that are translated from English. Source: spec §9 "Languages". */
export const translations: readonly string[] = languages.filter((language) => language !== 'en')

/** Texts of a language; null when it is not written yet. */
export function readTexts(language: string): Texts | null {
  return existsSync(fileOf(language)) ? flatten(JSON.parse(readFileSync(fileOf(language), 'utf8'))) : null
}

/** From which English the translations were made; empty while nothing was accepted. */
export function readLock(): SourceLock {
  return existsSync(lockFile) ? parseLock(readFileSync(lockFile, 'utf8')) : new Map()
}

/** Keeps from which English the translations were made. */
export function writeLock(lock: SourceLock): void {
  writeFileSync(lockFile, printLock(lock))
}
