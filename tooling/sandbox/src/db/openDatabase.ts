import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { lockFolder } from './lockFolder.ts'
import { SerialPGliteDialect } from './serialPGliteDialect.ts'
import type { Tables } from './tables.ts'

/** The database as every part of the sandbox sees it. */
export type Database = Kysely<Tables>

/** Reads a `dumpDataDir` file that a new database starts from. */
type Snapshot = () => Promise<Blob>

/**
 * Where the data lives.
 * - `folder`: PGlite in a folder that outlives the process.
 * - `memory`: PGlite that is gone with the process.
 * - `postgres`: a PostgreSQL server; `schema` keeps runs apart.
 */
export type Storage =
  | { readonly kind: 'folder'; readonly folder: string; readonly snapshot?: Snapshot }
  | { readonly kind: 'memory'; readonly snapshot?: Snapshot }
  | { readonly kind: 'postgres'; readonly url: string; readonly schema?: string }

/** An open database and the way to close it; `pglite` is there for snapshots. */
export interface OpenDatabase {
  readonly db: Database
  readonly pglite: PGlite | null
  /** Where the tables are. */
  readonly schema: string
  close(): Promise<void>
}

const int8 = 20

/** Reads a 64-bit column as a number, and refuses what a number cannot hold exactly. */
function readInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`A 64-bit value is too large: ${text}`)
  return value
}

async function openPGlite(
  options: { dataDir?: string; loadDataDir?: Blob },
  release: () => void,
): Promise<OpenDatabase> {
  const pglite = await PGlite.create({ ...options, parsers: { [int8]: readInt8 } })
  const db = new Kysely<Tables>({ dialect: new SerialPGliteDialect({ pglite }) })
  return {
    db,
    pglite,
    schema: 'public',
    close: async () => {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      release()
    },
  }
}

const loaded = async (snapshot?: Snapshot) =>
  snapshot === undefined ? {} : { loadDataDir: await snapshot() }

/** A new folder is made from the snapshot; one that was ended while it was made is made once more. */
async function openFolder({
  folder,
  snapshot,
}: Extract<Storage, { readonly kind: 'folder' }>): Promise<OpenDatabase> {
  const release = lockFolder(folder)
  const dataDir = join(folder, 'pgdata')
  const unfinished = join(folder, 'unfinished')
  if (existsSync(unfinished)) rmSync(dataDir, { recursive: true, force: true })
  if (existsSync(dataDir)) return openPGlite({ dataDir }, release)
  writeFileSync(unfinished, '')
  const opened = await openPGlite({ dataDir, ...(await loaded(snapshot)) }, release)
  rmSync(unfinished)
  return opened
}

function openPostgres(url: string, schema: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    options: `-c search_path=${schema}`,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === int8
          ? readInt8
          : pg.types.getTypeParser(oid, format ?? 'text')) as typeof pg.types.getTypeParser,
    },
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pglite: null, schema, close: () => db.destroy() }
}

/** Opens the database; tables and seeds are the caller's next step. */
export async function openDatabase(storage: Storage): Promise<OpenDatabase> {
  switch (storage.kind) {
    case 'folder':
      return openFolder(storage)
    case 'memory':
      return openPGlite(await loaded(storage.snapshot), () => undefined)
    case 'postgres': {
      const schema = storage.schema ?? 'public'
      if (!/^[a-z_][a-z0-9_]*$/.test(schema)) throw new Error(`Not a schema name: ${schema}`)
      const opened = openPostgres(storage.url, schema)
      if (schema !== 'public') await opened.db.schema.createSchema(schema).ifNotExists().execute()
      return opened
    }
  }
}
