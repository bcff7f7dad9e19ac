import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startSandbox } from '../app/startSandbox.ts'
import { logIn } from '../testing/player.ts'

test('a data folder outlives its process and cannot be opened twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const storage = { kind: 'folder', folder } as const
  const first = await startSandbox({ storage })
  const player = await logIn(first.origin)
  await expect(startSandbox({ storage })).rejects.toThrow('is in use by process')
  await first.close()
  const second = await startSandbox({ storage })
  const kept = await second.db.selectFrom('account').select('username').execute()
  expect(kept).toEqual([{ username: player.username }])
  await second.close()
})

test('transactions on PGlite wait for one another and for plain queries', async () => {
  const sandbox = await startSandbox()
  const { db } = sandbox
  await sql`create table counter (n int not null)`.execute(db)
  await sql`insert into counter values (0)`.execute(db)
  const add = () =>
    db.transaction().execute(async (trx) => {
      const row = (await sql<{ n: number }>`select n from counter`.execute(trx)).rows[0]
      await sql`update counter set n = ${(row?.n ?? 0) + 1}`.execute(trx)
    })
  const failing = db.transaction().execute(async (trx) => {
    await sql`update counter set n = 1000`.execute(trx)
    throw new Error('rolled back')
  })
  await Promise.allSettled([
    failing,
    ...Array.from({ length: 20 }, add),
    sql`select n from counter`.execute(db),
  ])
  expect((await sql<{ n: number }>`select n from counter`.execute(db)).rows).toEqual([{ n: 20 }])
  await sandbox.close()
})

test('a taken port leaves the data folder free again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const other = await startSandbox()
  const taken = Number(new URL(other.origin).port)
  await expect(startSandbox({ port: taken, storage: { kind: 'folder', folder } })).rejects.toThrow(
    'EADDRINUSE',
  )
  const sandbox = await startSandbox({ storage: { kind: 'folder', folder } })
  await sandbox.close()
  await other.close()
})
