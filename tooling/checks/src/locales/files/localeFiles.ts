import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { languages } from '@topup/domain'
import { rootFolder } from '../../repository/folders.ts'
import { baseKey, flatten } from '../texts/texts.ts'
import type { Texts } from '../texts/texts.ts'

/**
 * From which English every translation was made. `english` is the mark of the English that the translations of a key were
 * made from, `behind` those of the languages that were made from an older one.
 */
export interface SourceMark {
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
