import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../repository/folders.ts'
import type { Library } from './library.ts'

/** Reads the documents of this repository. */
export function readLibrary(): Library {
  return {
    spec: readNumbered('spec'),
    decisions: readNumbered('decisions'),
    faults: read('faults.md'),
    design: read('design.md'),
    performance: read('performance.md'),
  }
}

function readNumbered(folder: string): ReadonlyMap<string, string> {
  const names = globSync('[0-9]*.md', { cwd: join(rootFolder, 'docs', folder) })
  return new Map(names.map((name) => [String(Number.parseInt(name, 10)), read(join(folder, name))]))
}

const read = (name: string): string => readFileSync(join(rootFolder, 'docs', name), 'utf8')
