import type { Selectable } from 'kysely'
import type { Database } from '../db/openDatabase.ts'
import type { AccountTable } from '../db/playerTables.ts'
import type { World } from '../world/world.ts'

/** A logged-in player. */
export type Account = Selectable<AccountTable>

/** What a call gets besides its own request. */
export interface CallContext {
  readonly world: World
  readonly db: Database
  /** Epoch milliseconds on this player's clock. */
  readonly nowMs: number
  /** Scheme, host and port the call came in on; links lead back there. */
  readonly origin: string
  readonly idfv: string
  /** The brand of the calling store, for calls without a client id. */
  readonly storeBrand: string
  readonly oauthToken: string | null
  /** The language that the store asks for. Source: spec §7 "GETs add spec_lang". */
  readonly specLang: string | null
  /** The payment link that a starter pays, when there is one. */
  readonly replenishId: string | null
  /** How long an approved order still reads pending in a full query, milliseconds. */
  readonly settleDelayMs: number
}
