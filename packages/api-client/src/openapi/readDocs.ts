import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../contract/', import.meta.url)
const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+)/g

/** A docstring as running text, without its stars and without its source. */
function plain(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trim())
  return lines
    .join(' ')
    .replace(/\s*Source: .*$/, '')
    .trim()
}

/** The docstrings of the contract's exports by name, so that the document has the same descriptions. */
export function readDocs(): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return new Map(
    files.flatMap((name) =>
      [...readFileSync(new URL(name, folder), 'utf8').matchAll(documented)].map(
        ([, comment = '', exported = '']) => [exported, plain(comment)] as const,
      ),
    ),
  )
}
