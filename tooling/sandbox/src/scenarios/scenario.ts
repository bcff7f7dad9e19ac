import type { FaultKind } from '../faults/fault.ts'

/** A fault of a scenario; without `times` it lasts. */
export interface ScenarioFault {
  readonly call: string
  readonly kind: FaultKind
  readonly value?: string
  readonly times?: number
}

/** Where a scenario shows unless it says otherwise. */
export const defaultPage = '/selectGoods'

/** A named situation that a player can be put into; one table for tests, stories and testers. */
export interface Scenario {
  readonly name: string
  /** What the player meets, as a sentence. */
  readonly title: string
  readonly source: string
  /** The story that shows what the player then sees, by its title and export. */
  readonly story: string
  /** Where a store shows it, `{brand}` for the brand's key. Default `defaultPage`. */
  readonly page?: string
  /** Who is logged in when it opens, where that is not who its group says; null for nobody. */
  readonly account?: string | null
  /** What to do once it is open, where its group's next step does not lead to it. */
  readonly next?: string
  readonly faults: readonly ScenarioFault[]
  /** How long a full query still says pending after the simple one knows, milliseconds. */
  readonly settleMs?: number
  /** How far the player's clock is moved, milliseconds. */
  readonly clockMs?: number
}
