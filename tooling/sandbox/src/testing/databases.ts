import type { TestProject } from 'vitest/node'
import { loadSnapshot } from '../seed/snapshot.ts'
import { readBrandFacts } from '../seed/brandFacts.ts'
import { startTemporaryPostgres } from './temporaryPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** PostgreSQL to run the suite on a second time; null when there is none. */
    postgresUrl: string | null
  }
}

/** Makes the snapshot once for all test files and looks for a PostgreSQL. */
export async function setup(project: TestProject): Promise<() => void> {
  await loadSnapshot(await readBrandFacts())
  const given = process.env['DATABASE_URL']
  const temporary = given === undefined ? await startTemporaryPostgres() : null
  const postgresUrl = given ?? temporary?.url ?? null
  if (postgresUrl === null) console.log('No PostgreSQL here: the sandbox is tested on PGlite alone.')
  project.provide('postgresUrl', postgresUrl)
  return () => temporary?.stop()
}
