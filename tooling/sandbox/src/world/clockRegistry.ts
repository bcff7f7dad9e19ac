import type { Database } from '../db/openDatabase.ts'
import type { PlayerKeys } from '../people/people.ts'
import { everyone } from '../people/people.ts'

/** Milliseconds kept per player; with the first name that is known, else the one of everyone, else 0. */
export interface ClockRegistry {
  of(keys: PlayerKeys): number
  set(player: string, ms: number): Promise<void>
  clear(player: string | null): Promise<void>
  all(): ReadonlyMap<string, number>
}

/** What a book writes through to. */
interface BookTable {
  write(player: string, ms: number): Promise<unknown>
  remove(player: string | null): Promise<unknown>
}

function createBook(rows: readonly (readonly [string, number])[], table: BookTable): ClockRegistry {
  const known = new Map(rows)
  return {
    of: (keys) => known.get(keys.find((key) => known.has(key)) ?? everyone) ?? 0,
    set: async (player, ms) => {
      known.set(player, ms)
      await table.write(player, ms)
    },
    clear: async (player) => {
      if (player === null) known.clear()
      else known.delete(player)
      await table.remove(player)
    },
    all: () => known,
  }
}

/** Deletes the row of a player, or with null every row. */
const removeFrom = (db: Database, table: 'clock' | 'settle') => (player: string | null) =>
  db
    .deleteFrom(table)
    .$if(player !== null, (query) => query.where('player', '=', player ?? ''))
    .execute()

/** How far each player's clock is moved. */
export async function loadClocks(db: Database): Promise<ClockRegistry> {
  const rows = await db.selectFrom('clock').selectAll().execute()
  return createBook(
    rows.map((row) => [row.player, row.offset_ms]),
    {
      write: (player, offset_ms) =>
        db
          .insertInto('clock')
          .values({ player, offset_ms })
          .onConflict((on) => on.column('player').doUpdateSet({ offset_ms }))
          .execute(),
      remove: removeFrom(db, 'clock'),
    },
  )
}

/** How long each player's approved orders still read pending in a full query. */
export async function loadSettles(db: Database): Promise<ClockRegistry> {
  const rows = await db.selectFrom('settle').selectAll().execute()
  return createBook(
    rows.map((row) => [row.player, row.delay_ms]),
    {
      write: (player, delay_ms) =>
        db
          .insertInto('settle')
          .values({ player, delay_ms })
          .onConflict((on) => on.column('player').doUpdateSet({ delay_ms }))
          .execute(),
      remove: removeFrom(db, 'settle'),
    },
  )
}
