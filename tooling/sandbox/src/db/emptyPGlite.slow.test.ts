import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { emptyPGlite } from './emptyPGlite.ts'
import { openDatabase } from './openDatabase.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'empty-pglite-'))
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

test('it is made once on a machine, and databases opened from it know nothing of each other', async () => {
  vi.stubEnv('XDG_CACHE_HOME', folder)
  const { size } = await emptyPGlite()
  const [kept = '', ...others] = readdirSync(join(folder, 'topup'))
  expect([kept, others]).toEqual([expect.stringMatching(/^pglite-[\d.]+\.tar$/), []])
  const before = statSync(join(folder, 'topup', kept))
  expect((await emptyPGlite()).size).toBe(size)
  expect(statSync(join(folder, 'topup', kept))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs })
  const one = await openDatabase({ kind: 'memory' })
  await one.db.schema.createTable('orders').addColumn('id', 'integer').execute()
  const two = await openDatabase({ kind: 'memory' })
  const tables = await two.db.introspection.getTables()
  expect(tables.map(({ name }) => name)).not.toContain('orders')
  await Promise.all([one.close(), two.close()])
})

test('where nothing can be kept a database opens all the same', async () => {
  const file = join(folder, 'no-folder')
  writeFileSync(file, '')
  vi.stubEnv('XDG_CACHE_HOME', file)
  const opened = await openDatabase({ kind: 'memory' })
  expect(await opened.db.introspection.getTables()).toEqual([])
  await opened.close()
})
