import type { OrderRules } from '@topup/service-model'
import type { Database } from '../db/openDatabase.ts'
import type { ClockRegistry } from './clockRegistry.ts'
import type { FaultRegistry } from '../faults/faultRegistry.ts'
import type { LocalNames } from '../http/localNames.ts'
import type { People } from '../people/people.ts'
import type { ReportLog } from '../ledger/reportLog.ts'
import type { RequestLog } from '../ledger/requestLog.ts'
import type { Shop } from './shop.ts'
import type { ScenarioStage } from './scenarioStage.ts'

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
  /** What this service does where the contract leaves it open; from the next call on where it is set anew. */
  orderRules: OrderRules
}
