import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startSandbox } from '../app/startSandbox.ts'
import { startTemporaryPostgres } from './temporaryPostgres.ts'

/** A PostgreSQL server, and a database on it with all tables: a copy of that one is there sooner. */
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

/** Runs statements on a server, outside any of the databases that they are about. */
async function onServer<Answer>(url: string, run: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

const freshName = () => randomBytes(6).toString('hex')
const databaseAt = (url: string, name: string) => new URL(`/${name}`, url).href

async function makeTemplate(url: string): Promise<TestServer> {
  const template = `sandbox_${freshName()}`
  await onServer(url, (client) => client.query(`create database ${template}`))
  const sandbox = await startSandbox({ storage: { kind: 'postgres', url: databaseAt(url, template) } })
  await sandbox.close()
  return { url, template }
}

/** The address of a new copy of the template; it is dropped when all tests have ended. */
export async function copyOfTemplate({ url, template }: TestServer): Promise<string> {
  const name = `${template}_${freshName()}`
  await onServer(url, (client) => client.query(`create database ${name} template ${template}`))
  return databaseAt(url, name)
}

const dropAll = ({ url, template }: TestServer) =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })

/** Looks for a PostgreSQL, and makes a database there for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL']
  const temporary = given === undefined ? await startTemporaryPostgres() : null
  const url = given ?? temporary?.url
  if (url === undefined) console.log('No PostgreSQL here: the sandbox is tested on PGlite alone.')
  const postgres = url === undefined ? null : await makeTemplate(url)
  project.provide('postgres', postgres)
  return async () => {
    if (temporary !== null) temporary.stop()
    else if (postgres !== null) await dropAll(postgres)
  }
}
