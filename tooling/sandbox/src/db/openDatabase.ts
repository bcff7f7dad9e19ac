import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turnOfLoop } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import type { Driver } from 'kysely'
import pg from 'pg'
import { emptyPGlite } from './emptyPGlite.ts'
import type { Tables } from './tables.ts'

/** Another sandbox works on the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: number) {
    super(
      `The sandbox data folder ${folder} is in use by process ${holder}. ` +
        'Stop that one, or name another folder in SANDBOX_DIR.',
    )
  }
}

/** Whether a process with this id runs. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The sandbox data folder ${folder} cannot be made (${reason}). SANDBOX_DIR names another.`,
    )
  }
}

/**
 * Takes a data folder for this process and returns the way to give it back.
 * PGlite itself opens a folder twice without a word and then corrupts it. Throws when a living process holds it.
 */
function lockFolder(folder: string): () => void {
  makeFolder(folder)
  const file = join(folder, 'sandbox.lock')
  if (existsSync(file)) {
    const holder = Number(readFileSync(file, 'utf8'))
    if (Number.isInteger(holder) && holder > 0 && isAlive(holder)) throw new FolderInUse(folder, holder)
    rmSync(file, { force: true })
  }
  writeFileSync(file, String(process.pid), { flag: 'wx' })
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  return () => {
    process.off('exit', release)
    release()
  }
}

/**
 * Kysely's PGlite dialect, which serves one user after another. The next one waits for a turn of the event loop, because PGlite answers
 * without one: a busy queue would keep sockets and timers waiting.
 */
class FairPGliteDialect extends PGliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver()
    const release = driver.releaseConnection.bind(driver)
    driver.releaseConnection = async (connection) => {
      await release(connection)
      await turnOfLoop()
    }
    return driver
  }
}

/** The database as every part of the sandbox sees it. */
export type Database = Kysely<Tables>

/**
 * Where the data lives.
 * - `folder`: PGlite in a folder that outlives the process.
 * - `memory`: PGlite that is gone with the process.
 * - `postgres`: a PostgreSQL server.
 */
export type Storage =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'memory' }
  | { readonly kind: 'postgres'; readonly url: string }

/** An open database and the way to close it. */
export interface OpenDatabase {
  readonly db: Database
  close(): Promise<void>
}

async function openPGlite(
  options: { dataDir?: string; loadDataDir?: Blob },
  release: () => void,
): Promise<OpenDatabase> {
  const pglite = await PGlite.create(options)
  const db = new Kysely<Tables>({ dialect: new FairPGliteDialect({ pglite }) })
  return {
    db,
    close: async () => {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      release()
    },
  }
}

/** Opens a folder; one whose making was cut short is made once more. */
async function openFolder(folder: string): Promise<OpenDatabase> {
  const release = lockFolder(folder)
  const dataDir = join(folder, 'pgdata')
  const unfinished = join(folder, 'unfinished')
  if (existsSync(unfinished)) rmSync(dataDir, { recursive: true, force: true })
  if (existsSync(dataDir)) return openPGlite({ dataDir }, release)
  writeFileSync(unfinished, '')
  const opened = await openPGlite({ dataDir, loadDataDir: await emptyPGlite() }, release)
  rmSync(unfinished)
  return opened
}

// Times are far below 2^53, so a number holds them, as PGlite has them too.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

function openPostgres(url: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    options: '-c search_path=public',
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, close: () => db.destroy() }
}

/** Opens the database; tables are the caller's next step. */
export async function openDatabase(storage: Storage): Promise<OpenDatabase> {
  switch (storage.kind) {
    case 'folder':
      return openFolder(storage.folder)
    case 'memory':
      return openPGlite({ loadDataDir: await emptyPGlite() }, () => undefined)
    case 'postgres':
      return openPostgres(storage.url)
  }
}
