import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@topup/domain'
import { rootFolder } from '../../repository/folders.ts'
import { parseLock, printLock, type SourceLock } from '../sources/sourceLock.ts'
import { flatten, type Texts } from '../texts/texts.ts'

const lockFile = join(rootFolder, 'locales/sources/lock.json')
const fileOf = (language: string) => join(rootFolder, 'locales', `${language}.json`)

/** The languages that are translated from English. Source: spec §9 "Languages". */
export const translations: readonly string[] = languages.filter((language) => language !== 'en')

/** Texts of a language; null when it is not written yet. */
export function readTexts(language: string): Texts | null {
  return existsSync(fileOf(language)) ? flatten(JSON.parse(readFileSync(fileOf(language), 'utf8'))) : null
}

/** Writes the texts of a language in groups, in the order of the texts. */
export function writeTexts(language: string, texts: Texts): void {
  writeFileSync(fileOf(language), `${JSON.stringify(nest(texts), null, 2)}\n`)
}

/** From which English the translations were made; empty while nothing was accepted. */
export function readLock(): SourceLock {
  return existsSync(lockFile) ? parseLock(readFileSync(lockFile, 'utf8')) : new Map()
}

/** Keeps from which English the translations were made. */
export function writeLock(lock: SourceLock): void {
  writeFileSync(lockFile, printLock(lock))
}

interface Group {
  [key: string]: string | Group
}

/** Dotted keys as nested groups. Throws when a key is both a text and a group. */
export function nest(texts: Texts): Group {
  const root: Group = {}
  for (const [key, text] of texts) {
    const parts = key.split('.')
    const last = parts.pop() ?? ''
    let group = root
    for (const part of parts) {
      const inner = (group[part] ??= {})
      if (typeof inner === 'string') throw new Error(`"${key}" is inside a text`)
      group = inner
    }
    group[last] = text
  }
  return root
}
