import type { FaultRegistry } from '../faults/faultRegistry.ts'
import type { Scenario } from '../scenarios/scenarios.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import type { ClockRegistry } from './clockRegistry.ts'

/** Brings named scenarios about for players. */
export interface ScenarioStage {
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
