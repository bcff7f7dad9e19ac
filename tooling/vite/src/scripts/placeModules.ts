import type { Rolldown } from 'vite'
import { afterForOthers, type LoadedTogether } from './loadedTogether.ts'

/** What has to be known of a chunk of a build that was cut at every lazy import. */
export type CutChunk = Pick<
  Rolldown.OutputChunk,
  'dynamicImports' | 'facadeModuleId' | 'fileName' | 'imports' | 'moduleIds'
>

/** Modules that become one file. */
export interface PlacedModules {
  readonly name: string
  readonly modules: ReadonlySet<string>
}

type User = Pick<LoadedTogether, 'after' | 'name'>

/**
 * Which modules become one file, each before those that need it. `store` is the module `main` with everything that it needs at
 * once; each other is in the last file of `together` that all who need it are in or come after. A lazy part that is in none
 * of them, and the bundler's own helpers, stay where the bundler puts them. Throws when a file names a part that nothing
 * imports lazily.
 */
export function placeModules(
  chunks: readonly CutChunk[],
  main: string,
  together: readonly LoadedTogether[],
): readonly PlacedModules[] {
  const needs = needsOf(chunks)
  const store = needs(chunks.find(({ facadeModuleId }) => facadeModuleId === main))
  const users = usersOf(chunks, needs, together)
  const placeOf = (chunk: CutChunk) => {
    if (store.has(chunk)) return 'store'
    const all = users.get(chunk) ?? []
    const isOfOneAlone = all.every(({ name }) => name === all[0]?.name)
    if (isOfOneAlone) return all[0]?.name
    return together.filter((file) => all.every((user) => isInOrAfter(user, file))).at(-1)?.name
  }
  return ['store', ...together.map(({ name }) => name)].map((name) => {
    const own = chunks.filter((chunk) => placeOf(chunk) === name)
    const ids = own.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith('/'))
    return { name, modules: new Set(ids) }
  })
}

const isInOrAfter = (user: User, { name }: User) => user.name === name || user.after.includes(name)

/** Whether a module of ours has this name, in whatever folder it is, or is written by the build under it. */
const isModule = (id: string, name: string) =>
  !id.includes('/node_modules/') && ['', '.ts', '.tsx'].some((end) => id.endsWith(`/${name}${end}`))

/** A chunk and all that it imports statically. */
function needsOf(chunks: readonly CutChunk[]): (start: CutChunk | undefined) => ReadonlySet<CutChunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  return (start) => {
    const seen = new Set<CutChunk>()
    const waiting = [start]
    while (waiting.length > 0) {
      const chunk = waiting.pop()
      if (chunk === undefined || seen.has(chunk)) continue
      seen.add(chunk)
      waiting.push(...chunk.imports.map((name) => byName.get(name)))
    }
    return seen
  }
}

/** Who needs each chunk: files, and lazy parts that are in none. */
function usersOf(
  chunks: readonly CutChunk[],
  needs: ReturnType<typeof needsOf>,
  together: readonly LoadedTogether[],
): ReadonlyMap<CutChunk, readonly User[]> {
  const lazy = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))
  const unseen = new Set(together.flatMap(({ parts }) => parts))
  const users = new Map<CutChunk, readonly User[]>()
  for (const part of chunks.filter(({ fileName }) => lazy.has(fileName))) {
    const isNamed = (name: string) => part.moduleIds.some((id) => isModule(id, name))
    const file = together.find(({ parts }) => parts.some(isNamed))
    file?.parts.filter(isNamed).forEach((name) => unseen.delete(name))
    const user = file ?? { name: part.fileName, after: afterForOthers }
    for (const chunk of needs(part)) users.set(chunk, [...(users.get(chunk) ?? []), user])
  }
  if (unseen.size > 0) throw new Error(`Nothing imports ${[...unseen].join(', ')} lazily (loadedTogether.ts)`)
  return users
}
