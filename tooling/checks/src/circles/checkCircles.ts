import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { verdict } from '../report/checkRow.ts'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder, shippedFiles } from '../repository/folders.ts'

/** A module of the same package that a module needs, as it names it. */
interface Import {
  readonly path: string
  readonly isType: boolean
}

/** What a module imports from its own package: values, types alone, re-exports and `import()`. */
export function importsOf(fileName: string, text: string): readonly Import[] {
  const { module } = parseSync(fileName, text)
  const value = (path: string): Import => ({ path, isType: false })
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      path: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest === null ? [] : [value(moduleRequest.value)])),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      value(text.slice(start + 1, end - 1)),
    ),
  ].filter(({ path }) => path.startsWith('.'))
}

/**
 * In no package do files need each other's values in a circle, nor folders each other, not even for a type: types may meet
 * inside a folder. A folder needs what its own files need; a folder inside it counts for itself. Tests may look anywhere.
 */
export async function checkCircles(): Promise<readonly CheckRow[]> {
  const sources = globSync('{packages,tooling}/*/src', { cwd: rootFolder }).toSorted()
  return sources.flatMap((source) => {
    const files = new Map<string, Set<string>>()
    const folders = new Map<string, Set<string>>()
    const folder = join(rootFolder, source)
    for (const name of shippedFiles('**/*.{ts,tsx}', folder))
      for (const { path, isType } of importsOf(name, readFileSync(join(folder, name), 'utf8'))) {
        const needed = join(dirname(name), path)
        if (!isType) add(files, name, needed)
        if (dirname(needed) !== dirname(name)) add(folders, dirname(name), dirname(needed))
      }
    return [judge(`${source}: files`, files), judge(`${source}: folders`, folders)]
  })
}

function add(graph: Map<string, Set<string>>, name: string, needed: string): void {
  graph.set(name, (graph.get(name) ?? new Set()).add(needed))
}

function judge(subject: string, graph: Graph): CheckRow {
  const circles = findCircles(graph).map((circle) => circle.join(' ⇄ '))
  return verdict(subject, circles, { fine: 'no circle' })
}

/** Who needs whom: from a name to the names it needs. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** The groups of names that need each other, each sorted; a name that needs only itself is not one. */
export function findCircles(graph: Graph): readonly (readonly string[])[] {
  const needed = new Map([...graph.keys()].map((name) => [name, neededBy(name, graph)]))
  const groups = [...needed].map(([name, all]) =>
    [...all].filter((other) => needed.get(other)?.has(name) === true).toSorted(),
  )
  const circles = groups.filter((group) => group.length > 1)
  return [...new Map(circles.map((group) => [group.join(), group])).values()]
}

/** What a name needs, and what that needs, and so on. */
function neededBy(name: string, graph: Graph): ReadonlySet<string> {
  const found = new Set(graph.get(name))
  // A set visits what is added on the way too.
  for (const each of found) for (const next of graph.get(each) ?? []) found.add(next)
  return found
}
