import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder } from '../repository/folders.ts'
import { findCircles } from './findCircles.ts'
import type { Graph } from './findCircles.ts'
import { importsOf } from './importsOf.ts'

/** In no package do files or folders need each other in a circle, not even for a type. Tests may look anywhere. */
export async function checkCircles(): Promise<readonly CheckRow[]> {
  const sources = globSync('{packages,tooling}/*/src', { cwd: rootFolder }).toSorted()
  return sources.flatMap((source) => {
    const files = fileGraph(join(rootFolder, source))
    return [verdict(`${source}: files`, files), verdict(`${source}: folders`, folderGraph(files))]
  })
}

function fileGraph(source: string): Graph {
  const names = globSync('**/*.{ts,tsx}', { cwd: source }).filter(isShipped)
  return new Map(
    names.map((name) => {
      const imports = importsOf(name, readFileSync(join(source, name), 'utf8'))
      return [name, new Set(imports.map((path) => join(dirname(name), path)))]
    }),
  )
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
