import type { SourceLock, SourceMark } from '../files/localeFiles.ts'

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
