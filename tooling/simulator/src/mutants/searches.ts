import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The seeds in which a mutant is looked for, in their order: first ones and how many follow. */
export interface Search {
  readonly name: string
  readonly seeds: readonly (readonly [first: number, runs: number])[]
}

/** By the names of mutants: the first seed of a search in which a rule was broken, and that rule. */
export type Finds = Readonly<Record<string, { readonly seed: number; readonly rule: string }>>

/** Where each mutant shows itself; `npm run mutants:find` writes it. */
export const foundAtFile = fileURLToPath(new URL('foundAt.json', import.meta.url))

export const readFoundAt = () => JSON.parse(readFileSync(foundAtFile, 'utf8')) as Finds

const program = fileURLToPath(new URL('searchMutants.ts', import.meta.url))

/** Runs searches in a process for each core, whose clock, chance and network the simulator takes over. */
export async function runSearches(searches: readonly Search[]): Promise<Finds> {
  const processes = Math.min(availableParallelism(), searches.length)
  const finds = await Promise.all(
    Array.from({ length: processes }, async (_, part) => {
      const ours = searches.filter((_search, index) => index % processes === part)
      const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(ours)])
      return JSON.parse(stdout) as Finds
    }),
  )
  return Object.assign({}, ...finds) as Finds
}
