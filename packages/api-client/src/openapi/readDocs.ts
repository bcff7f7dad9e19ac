import { readdirSync, readFileSync } from 'node:fs'
import { plainComment } from './plainComment.ts'

const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+)/g

/** The docstrings of a folder's exports by name, so that the document has the same descriptions. */
export function readDocs(folder: 'contract' | 'providers'): ReadonlyMap<string, string> {
  const url = new URL(`../${folder}/`, import.meta.url)
  const files = readdirSync(url).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return new Map(
    files.flatMap((name) =>
      [...readFileSync(new URL(name, url), 'utf8').matchAll(documented)].map(
        ([, comment = '', exported = '']) => [exported, plainComment(comment)] as const,
      ),
    ),
  )
}
