import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { verdict } from '../report/checkRow.ts'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder, shippedFiles } from '../repository/folders.ts'

/** The modules of the same package that a module needs, as it names them. */
interface Imports {
  /** Imports of values, re-exports and `import()`. */
  readonly values: readonly string[]
  /** Those, and imports of types alone. */
  readonly all: readonly string[]
}

/** What a module imports from its own package, each once. */
export function importsOf(fileName: string, text: string): Imports {
  const { module } = parseSync(fileName, text)
  const named = module.staticImports.map(({ moduleRequest, entries }) => ({
    name: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const values = [
    ...named.flatMap(({ name, isType }) => (isType ? [] : [name])),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  return { values: ours(values), all: ours([...values, ...named.map(({ name }) => name)]) }
}

const ours = (names: readonly string[]) => [...new Set(names.filter((name) => name.startsWith('.')))]

/**
 * In no package do files need each other's values in a circle, nor folders each other, not even for a type: types may meet
 * inside a folder. Tests may look anywhere.
 */
export async function checkCircles(): Promise<readonly CheckRow[]> {
  const sources = globSync('{packages,tooling}/*/src', { cwd: rootFolder }).toSorted()
  return sources.flatMap((source) => {
    const { values, all } = fileGraphs(join(rootFolder, source))
    return [judge(`${source}: files`, values), judge(`${source}: folders`, folderGraph(all))]
  })
}

function fileGraphs(source: string): { readonly values: Graph; readonly all: Graph } {
  const names = shippedFiles('**/*.{ts,tsx}', source)
  const imports = names.map((name) => importsOf(name, readFileSync(join(source, name), 'utf8')))
  const graphOf = (kind: 'all' | 'values') =>
    new Map(
      names.map((name, at) => [name, new Set(imports[at]?.[kind].map((path) => join(dirname(name), path)))]),
    )
  return { values: graphOf('values'), all: graphOf('all') }
}

/** A folder needs what its own files need; a folder inside it counts for itself. */
function folderGraph(files: Graph): Graph {
  const folders = new Map<string, Set<string>>()
  for (const [name, needs] of files) {
    const folder = dirname(name)
    const others = [...needs].map(dirname).filter((other) => other !== folder)
    folders.set(folder, new Set([...(folders.get(folder) ?? []), ...others]))
  }
  return folders
}

function judge(subject: string, graph: Graph): CheckRow {
  const circles = findCircles(graph).map((circle) => circle.join(' ⇄ '))
  return verdict(subject, circles, { fine: `${graph.size}, no circle` })
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
