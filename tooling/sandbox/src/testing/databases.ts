import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startSandbox } from '../app/startSandbox.ts'
import { loadSnapshot } from '../seed/snapshot.ts'
import { readBrandFacts } from '../seed/brandFacts.ts'
import { startTemporaryPostgres } from './temporaryPostgres.ts'

/** A PostgreSQL server, and a seeded database on it: a copy of that one is there in a tenth of the time that seeding takes. */
export interface TestServer {
  readonly url: string
  readonly template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The server to test on; null when there is none. */
    postgres: TestServer | null
  }
}

/** Runs one statement on a server, outside any of the databases that it is about. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The address of another database of a server. */
export const databaseAt = (url: string, name: string): string => new URL(`/${name}`, url).href

/** A name that nobody else has taken. */
export const freshName = (): string => `sandbox_${randomBytes(6).toString('hex')}`

async function makeTemplate(url: string): Promise<TestServer> {
  const template = freshName()
  await onServer(url, `create database ${template}`)
  const sandbox = await startSandbox({ storage: { kind: 'postgres', url: databaseAt(url, template) } })
  await sandbox.close()
  return { url, template }
}

/** Makes the snapshot once for all test files, looks for a PostgreSQL, and seeds a database there. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await loadSnapshot(await readBrandFacts())
  const given = process.env['DATABASE_URL']
  const temporary = given === undefined ? await startTemporaryPostgres() : null
  const url = given ?? temporary?.url
  if (url === undefined) console.log('No PostgreSQL here: the sandbox is tested on PGlite alone.')
  const postgres = url === undefined ? null : await makeTemplate(url)
  project.provide('postgres', postgres)
  return async () => {
    if (temporary === null && postgres !== null)
      await onServer(postgres.url, `drop database ${postgres.template}`)
    temporary?.stop()
  }
}
