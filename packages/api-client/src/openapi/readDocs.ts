import { readdirSync, readFileSync } from 'node:fs'

const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+)/g

/** A docstring as running text, without its stars and without its source. */
function plain(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trim())
  return lines
    .join(' ')
    .replace(/\s*Source: .*$/, '')
    .trim()
}

/** The docstrings of a folder's exports by name, so that the document has the same descriptions. */
export function readDocs(folder: 'contract' | 'providers'): ReadonlyMap<string, string> {
  const url = new URL(`../${folder}/`, import.meta.url)
  const files = readdirSync(url).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return new Map(
    files.flatMap((name) =>
      [...readFileSync(new URL(name, url), 'utf8').matchAll(documented)].map(
        ([, comment = '', exported = '']) => [exported, plain(comment)] as const,
      ),
    ),
  )
}
