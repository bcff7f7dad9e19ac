import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Sandbox, SandboxOptions } from '../app/startSandbox.ts'
import { startSandbox } from '../app/startSandbox.ts'

/** A database to run a suite on. */
export interface TestDatabase {
  readonly name: 'PGlite' | 'PostgreSQL'
  start(options?: SandboxOptions): Promise<Sandbox>
}

const pglite: TestDatabase = {
  name: 'PGlite',
  start: (options = {}) => startSandbox({ ...options, storage: { kind: 'seededMemory' } }),
}

/** A schema of its own per sandbox, dropped when it closes. */
function postgres(url: string): TestDatabase {
  return {
    name: 'PostgreSQL',
    start: async (options = {}) => {
      const schema = `sandbox_${randomBytes(6).toString('hex')}`
      const sandbox = await startSandbox({ ...options, storage: { kind: 'postgres', url, schema } })
      return {
        ...sandbox,
        close: async () => {
          await sql.raw(`drop schema ${schema} cascade`).execute(sandbox.db)
          await sandbox.close()
        },
      }
    },
  }
}

/** PGlite, and PostgreSQL where there is one. */
export function testDatabases(): readonly TestDatabase[] {
  const url = inject('postgresUrl')
  return url === null ? [pglite] : [pglite, postgres(url)]
}

/** A sandbox in memory. */
export const startTestSandbox = (options: SandboxOptions = {}): Promise<Sandbox> => pglite.start(options)
