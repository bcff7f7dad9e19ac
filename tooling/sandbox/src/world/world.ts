import { sql } from 'kysely'
import type { OrderRules } from '@topup/service-model'
import type { Database } from '../db/openDatabase.ts'
import type { FaultRegistry } from '../faults/faultRegistry.ts'
import type { LocalNames } from '../http/guards.ts'
import type { ReportLog, RequestLog } from '../ledger/requestLog.ts'
import { everyone } from '../people/people.ts'
import type { People, PlayerKeys } from '../people/people.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import type { Scenario } from '../scenarios/scenarios.ts'
import type { Shop } from '../seed/shop.ts'

/** Milliseconds kept per player; with the first name that is known, else the one of everyone, else 0. */
interface ClockRegistry {
  of(keys: PlayerKeys): number
  set(player: string, ms: number): Promise<void>
  clear(player: string | null): Promise<void>
}

/** A registry that is kept in a table. */
async function loadRegistry(db: Database, table: 'clock' | 'settle', name: string): Promise<ClockRegistry> {
  const [into, column] = [sql.table(table), sql.ref(name)]
  const { rows } = await sql<{
    player: string
    ms: number
  }>`select player, ${column} as ms from ${into}`.execute(db)
  const known = new Map(rows.map(({ player, ms }) => [player, ms]))
  return {
    of: (keys) => known.get(keys.find((key) => known.has(key)) ?? everyone) ?? 0,
    set: async (player, ms) => {
      known.set(player, ms)
      await sql`insert into ${into} (player, ${column}) values (${player}, ${ms})
        on conflict (player) do update set ${column} = ${ms}`.execute(db)
    },
    clear: async (player) => {
      if (player === null) known.clear()
      else known.delete(player)
      await db
        .deleteFrom(table)
        .$if(player !== null, (query) => query.where('player', '=', player ?? ''))
        .execute()
    },
  }
}

/** How far each player's clock is moved. */
export const loadClocks = (db: Database) => loadRegistry(db, 'clock', 'offset_ms')

/** How long each player's approved orders still read pending in a full query. */
export const loadSettles = (db: Database) => loadRegistry(db, 'settle', 'delay_ms')

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
