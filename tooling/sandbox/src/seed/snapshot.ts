import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrandFacts } from './brandFacts.ts'
import { seedFingerprint } from './fingerprint.ts'
import { ensureSeeded } from './seed.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/openDatabase.ts'

const sandboxFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const cacheFolder = join(sandboxFolder, '.cache')

/**
 * A seeded database to start from in about a second, made at the first call and kept in `.cache` until
 * tables, seeds or stores change.
 * Several processes may make it at once; the last one's file stays.
 */
export async function loadSnapshot(brands: readonly BrandFacts[]): Promise<Blob> {
  const file = join(cacheFolder, `seeded-${seedFingerprint(brands)}.tgz`)
  if (!existsSync(file)) {
    const opened = await openDatabase({ kind: 'memory' })
    await migrate(opened.db, opened.schema)
    await ensureSeeded(opened.db, brands)
    const dump = await opened.pglite?.dumpDataDir('gzip')
    if (dump === undefined) throw new Error('A snapshot needs PGlite')
    const bytes = new Uint8Array(await dump.arrayBuffer())
    await opened.close()
    if (!keep(file, bytes)) return new Blob([bytes])
  }
  return new Blob([readFileSync(file)])
}

/** Keeps the snapshot and removes older ones. False where the folder cannot be written, as in a container. */
function keep(file: string, bytes: Uint8Array): boolean {
  const draft = `${file}.${process.pid}`
  try {
    mkdirSync(cacheFolder, { recursive: true })
    writeFileSync(draft, bytes)
    for (const old of readdirSync(cacheFolder))
      if (/^seeded-.*\.tgz$/.test(old)) rmSync(join(cacheFolder, old), { force: true })
    renameSync(draft, file)
    return true
  } catch {
    return false
  }
}
