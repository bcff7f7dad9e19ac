import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Language } from '@topup/domain'
import type { Texts, Walk } from './walk.ts'

interface Group {
  readonly [key: string]: string | Group
}

const { resolve } = createRequire(import.meta.url)

const read = (language: string) =>
  JSON.parse(readFileSync(resolve(`@topup/locales/${language}.json`), 'utf8')) as Group

const flat = (group: Group, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : flat(value, `${path}${key}.`),
  )

/** The texts of this checkout, as a walk in a language needs them. */
export function readTexts(language: Language): Pick<Walk, 'says' | 'keys' | 'textsOf'> {
  return {
    // Only the plural forms differ between languages, and a walk names none of them.
    says: read(language) as unknown as Texts,
    keys: new Set(flat(read('en')).map(([key]) => key)),
    textsOf: (of) => new Map(flat(read(of))),
  }
}
