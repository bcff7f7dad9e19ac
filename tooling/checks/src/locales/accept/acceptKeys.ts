import type { SourceLock, SourceMark } from '../sources/sourceLock.ts'

/** What is accepted: keys, and for which languages. */
export interface Accepted {
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
