import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { rootFolder } from '../../repository/folders.ts'
import { baseKey, flatten } from '../texts/texts.ts'
import type { Texts } from '../texts/texts.ts'

/** From which English the translations of each key were made: a mark of it by key, without plural form. */
export type SourceLock = ReadonlyMap<string, string>

/** A mark of the English of each key; all plural forms of a key count as one text. */
export function marksOf(english: Texts): SourceLock {
  const forms = Map.groupBy(english, ([key]) => baseKey(key))
  const markOf = (texts: readonly (readonly [key: string, text: string])[]) =>
    createHash('sha256')
      .update(texts.map(([key, text]) => `${key}=${text}`).join('\n'))
      .digest('hex')
      .slice(0, 8)
  return new Map([...forms].map(([key, texts]) => [key, markOf(texts)]))
}

/** The keys whose English has changed since they were translated, and those that were never accepted. */
export const staleKeys = (marks: SourceLock, lock: SourceLock): readonly string[] =>
  [...marks.keys()].filter((key) => lock.get(key) !== marks.get(key))

/**
 * The marks after the translations of some keys were looked at. Keys that English lacks are left out, keys that were never
 * accepted are taken over.
 */
export const acceptKeys = (marks: SourceLock, lock: SourceLock, accepted: readonly string[]): SourceLock =>
  new Map([...marks].map(([key, mark]) => [key, accepted.includes(key) ? mark : (lock.get(key) ?? mark)]))

/** The keys that a person names, one by one or by their group: `result.done nav`. Throws for what English lacks. */
export function namedKeys(keys: readonly string[], names: readonly string[]): readonly string[] {
  const isNamed = (key: string, name: string) => key === name || key.startsWith(`${name}.`)
  const unknown = names.find((name) => !keys.some((key) => isNamed(key, name)))
  if (unknown !== undefined) throw new Error(`English has no ${unknown}`)
  return keys.filter((key) => names.some((name) => isNamed(key, name)))
}

/** Reads the file of the marks. Throws when its form is another. */
export const parseLock = (json: string): SourceLock =>
  new Map(Object.entries(v.parse(v.record(v.string(), v.string()), JSON.parse(json))))

/** Writes the file of the marks: one line per key in the order of the alphabet, so that two branches rarely meet. */
export const printLock = (lock: SourceLock): string =>
  `${JSON.stringify(Object.fromEntries([...lock].toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`

const lockFile = join(rootFolder, 'locales/sources/lock.json')
const fileOf = (language: string) => join(rootFolder, 'locales', `${language}.json`)

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
