import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What a file imports but for its types. */
const imported = /^(?:import|export) (?!type\b)(?:[^'"=(;]*?from )?'([^']+)'/gm

/** A file of ours and all files of ours that it imports, and these in turn, by path. Libraries are not among them. */
export function sourcesOf(file: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  const text = readFileSync(file, 'utf8')
  found.set(file, text)
  const { resolve } = createRequire(file)
  for (const [, name = ''] of text.matchAll(imported)) {
    if (name.startsWith('node:')) continue
    const next = resolve(name)
    if (!next.includes('/node_modules/') && !found.has(next)) sourcesOf(next, found)
  }
  return found
}

/** Read once: what a process runs does not change while it runs. */
const read = new Map<string, readonly string[]>()

/** Changes with the facts, and with every file that the given one calls, wherever the repository lies. */
export function hashOfSources(file: string, facts: string): string {
  const texts = read.get(file) ?? [...sourcesOf(file).values()]
  read.set(file, texts)
  const hash = createHash('sha256').update(facts)
  for (const text of texts) hash.update(text)
  return hash.digest('hex').slice(0, 16)
}
