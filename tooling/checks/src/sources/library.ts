import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../repository/folders.ts'

/** The texts of the documents that are cited; files with a number in their name are found by it, without zeros before. */
export interface Library {
  readonly spec: ReadonlyMap<string, string>
  readonly decisions: ReadonlyMap<string, string>
  readonly faults: string
  readonly design: string
  readonly performance: string
}

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
