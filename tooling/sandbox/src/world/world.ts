import type { OrderRules } from '@topup/service-model'
import type { Database } from '../db/openDatabase.ts'
import type { FaultRegistry } from '../faults/faultRegistry.ts'
import type { LocalNames } from '../http/guards.ts'
import type { ReportLog, RequestLog } from '../ledger/requestLog.ts'
import { everyone } from '../people/people.ts'
import type { People, PlayerKeys } from '../people/people.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import type { Scenario } from '../scenarios/scenarios.ts'
import type { Shop } from './shop.ts'

/** Milliseconds kept per player; with the first name that is known, else the one of everyone, else 0. */
interface ClockRegistry {
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

/** Everything that all hosts of one sandbox share. */
export interface World {
  readonly db: Database
  readonly shop: Shop
  /** The real clock, epoch milliseconds. */
  now(): number
  readonly people: People
  readonly clocks: ClockRegistry
  readonly settles: ClockRegistry
  readonly faults: FaultRegistry
  readonly requests: RequestLog
  /** What devices reported. */
  readonly reports: ReportLog
  readonly scenarios: ScenarioStage
  /** Brand of a store by its origin, for calls without a client id. */
  readonly stores: Map<string, string>
  readonly defaultBrand: string
  readonly localNames: LocalNames
  /** What this service does where the contract leaves it open; from the next call on where it is set again. */
  orderRules: OrderRules
}

/** Brings named scenarios about for players. */
interface ScenarioStage {
  /** Puts a player into a scenario, in place of what faults they had. An unknown name changes nothing. */
  stage(player: string, name: string): Promise<void>
  /** `stage` at the first request that names the scenario, so that `times` count on over the following ones. */
  play(player: string, name: string): Promise<void>
}

/** Makes the stage over the books that a scenario writes into. */
export function createScenarioStage(books: {
  readonly faults: FaultRegistry
  readonly settles: ClockRegistry
  readonly clocks: ClockRegistry
}): ScenarioStage {
  const playing = new Map<string, { readonly name: string; readonly isReady: Promise<void> }>()
  const stage = async (player: string, { faults, settleMs, clockMs }: Scenario): Promise<void> => {
    await books.faults.clear(player)
    await books.settles.clear(player)
    await books.clocks.clear(player)
    for (const { call, kind, value, times } of faults)
      await books.faults.add({ player, call, kind, value: value ?? '', timesLeft: times ?? null })
    if (settleMs !== undefined) await books.settles.set(player, settleMs)
    if (clockMs !== undefined) await books.clocks.set(player, clockMs)
  }
  const begin = (player: string, name: string): Promise<void> => {
    const scenario = scenarios.find((each) => each.name === name)
    if (scenario === undefined || player === '') return Promise.resolve()
    const isReady = stage(player, scenario)
    playing.set(player, { name, isReady })
    return isReady
  }
  return {
    stage: begin,
    // A store starts with several calls at once: none of them goes on before the stage is set.
    play: (player, name) => {
      const current = playing.get(player)
      return current?.name === name ? current.isReady : begin(player, name)
    },
  }
}
