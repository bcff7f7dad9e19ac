import type { OrderRules } from '@topup/service-model'
import type { Database } from '../db/openDatabase.ts'
import type { FaultRegistry } from '../faults/faultRegistry.ts'
import type { LocalNames } from '../http/guards.ts'
import type { Log, ReceivedReport, RequestNote, TrackedEvent } from '../ledger/logs.ts'
import { everyone } from '../people/people.ts'
import type { People, PlayerKeys } from '../people/people.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import type { Shop } from '../seed/shop.ts'

/** Milliseconds kept per player; with the first name that is known, else the one of everyone, else 0. */
type ClockRegistry = ReturnType<typeof createClocks>

export function createClocks() {
  const known = new Map<string, number>()
  return {
    of: (keys: PlayerKeys): number => known.get(keys.find((key) => known.has(key)) ?? everyone) ?? 0,
    set: (player: string, ms: number) => void known.set(player, ms),
    clear: (player: string) => void known.delete(player),
  }
}

/** Everything that all hosts of one sandbox share. */
export interface World {
  readonly db: Database
  readonly shop: Shop
  /** The real clock, epoch milliseconds. */
  now(): number
  readonly people: People
  /** How far each player's clock is moved. */
  readonly clocks: ClockRegistry
  /** How long each player's approved orders still read pending in a full query. */
  readonly settles: ClockRegistry
  readonly faults: FaultRegistry
  readonly requests: Log<RequestNote>
  /** What devices reported. */
  readonly reports: Log<ReceivedReport>
  /** What stores tracked. */
  readonly tracked: Log<TrackedEvent>
  readonly scenarios: ScenarioStage
  /** Brand of a store by its origin, for calls without a client id. */
  readonly stores: Map<string, string>
  readonly defaultBrand: string
  readonly localNames: LocalNames
  /** What this service does where the contract leaves it open; from the next call on where it is set again. */
  orderRules: OrderRules
}

/** Brings named scenarios about for players. */
type ScenarioStage = ReturnType<typeof createScenarioStage>

/** Makes the stage over the books that a scenario writes into. */
export function createScenarioStage(books: {
  readonly faults: FaultRegistry
  readonly settles: ClockRegistry
  readonly clocks: ClockRegistry
}) {
  const playing = new Map<string, string>()
  const stage = (player: string, name: string): void => {
    const scenario = scenarios.find((each) => each.name === name)
    if (scenario === undefined || player === '') return
    playing.set(player, name)
    for (const book of Object.values(books)) book.clear(player)
    for (const { call, kind, value, times } of scenario.faults)
      books.faults.add({ player, call, kind, value: value ?? '', timesLeft: times ?? null })
    if (scenario.settleMs !== undefined) books.settles.set(player, scenario.settleMs)
    if (scenario.clockMs !== undefined) books.clocks.set(player, scenario.clockMs)
  }
  return {
    /** Puts a player into a scenario, in place of what faults they had. An unknown name changes nothing. */
    stage,
    /** `stage` at the first request that names the scenario, so that `times` count on over the following ones. */
    play: (player: string, name: string): void => {
      if (playing.get(player) !== name) stage(player, name)
    },
  }
}
