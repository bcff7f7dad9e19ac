import type { Selectable } from 'kysely'
import type * as v from 'valibot'
import type { Endpoint } from '@topup/api-client/contract'
import type { Database } from '../db/openDatabase.ts'
import type { AccountTable } from '../db/tables.ts'
import type { World } from '../world/world.ts'

/** An endpoint of the contract with the way it is answered. */
export interface Call {
  readonly endpoint: Endpoint
  /** Gets what the endpoint's request schema let through; throws `Rejection` for an envelope code. */
  answer(request: never, context: CallContext): Promise<unknown>
}

/** Binds an endpoint to its answer, typed by the contract on both sides. */
export function defineCall<E extends Endpoint>(
  endpoint: E,
  answer: (request: v.InferOutput<E['request']>, context: CallContext) => Promise<v.InferInput<E['content']>>,
): Call {
  return { endpoint, answer }
}

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

/** Files what an account takes once; answers with what was not taken before. The key of the table decides. */
export async function claimOnce(
  context: Pick<CallContext, 'db' | 'nowMs'>,
  accountId: number,
  things: readonly string[],
): Promise<ReadonlySet<string>> {
  if (things.length === 0) return new Set()
  const rows = await context.db
    .insertInto('claim')
    .values(things.map((what) => ({ account_id: accountId, what, at_ms: context.nowMs, session_id: '' })))
    .onConflict((on) => on.doNothing())
    .returning('what')
    .execute()
  return new Set(rows.map(({ what }) => what))
}

/** What an account has taken so far. */
export async function claimedBy(
  context: Pick<CallContext, 'db'>,
  accountId: number,
): Promise<ReadonlySet<string>> {
  const rows = await context.db
    .selectFrom('claim')
    .select('what')
    .where('account_id', '=', accountId)
    .execute()
  return new Set(rows.map(({ what }) => what))
}

/** A switch as the service sends it. */
export const flag = (on: boolean): 0 | 1 => (on ? 1 : 0)
