import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface Group {
  readonly [key: string]: string | Group
}

const { resolve } = createRequire(import.meta.url)

const flat = (group: Group, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : flat(value, `${path}${key}.`),
  )

/** Every text of a language by its key, `common.loading`. */
export function textsOf(language: string): ReadonlyMap<string, string> {
  const file = resolve(`@topup/locales/${language}.json`)
  return new Map(flat(JSON.parse(readFileSync(file, 'utf8')) as Group))
}
