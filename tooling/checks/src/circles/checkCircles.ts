import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder } from '../repository/folders.ts'
import { findCircles } from './findCircles.ts'
import type { Graph } from './findCircles.ts'
import { importsOf } from './importsOf.ts'

/**
 * In no package do files need each other's values in a circle, nor folders each other, not even for a type: types may meet
 * inside a folder. Tests may look anywhere.
 */
export async function checkCircles(): Promise<readonly CheckRow[]> {
  const sources = globSync('{packages,tooling}/*/src', { cwd: rootFolder }).toSorted()
  return sources.flatMap((source) => {
    const { values, all } = fileGraphs(join(rootFolder, source))
    return [verdict(`${source}: files`, values), verdict(`${source}: folders`, folderGraph(all))]
  })
}

function fileGraphs(source: string): { readonly values: Graph; readonly all: Graph } {
  const names = globSync('**/*.{ts,tsx}', { cwd: source }).filter(isShipped)
  const imports = names.map((name) => importsOf(name, readFileSync(join(source, name), 'utf8')))
  const graphOf = (kind: 'all' | 'values') =>
    new Map(
      names.map((name, at) => [name, new Set(imports[at]?.[kind].map((path) => join(dirname(name), path)))]),
    )
  return { values: graphOf('values'), all: graphOf('all') }
}

const isShipped = (name: string): boolean => !/\.(test|stories)\.tsx?$|^testing\//.test(name)

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

function verdict(subject: string, graph: Graph): CheckRow {
  const circles = findCircles(graph)
  if (circles.length === 0) return { subject, kind: 'passed', detail: `${graph.size}, no circle` }
  return { subject, kind: 'failed', detail: circles.map((circle) => circle.join(' ⇄ ')).join('; ') }
}
