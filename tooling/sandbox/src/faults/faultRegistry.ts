import type { NamedEndpoint } from '@topup/api-client/contract'
import type { Database } from '../db/openDatabase.ts'
import type { PlayerKeys } from '../people/people.ts'
import { everyone } from '../people/people.ts'
import type { Fault, FaultKind } from './fault.ts'

/** A call as a fault may fit it; `host` is the number of the host it came in on, 0 for the main one. */
export interface CalledEndpoint {
  readonly path: string
  readonly named: NamedEndpoint | null
  readonly host: number
}

/** Faults waiting for their calls. One process owns them; the table only outlives it. */
export interface FaultRegistry {
  /** The oldest fault that fits, one use of it spent. */
  take(keys: PlayerKeys, call: CalledEndpoint): Fault | null
  add(fault: Omit<Fault, 'id'>): Promise<Fault>
  /** Clears the faults of one player, or all with null. */
  clear(player: string | null): Promise<void>
  all(): readonly Fault[]
}

/** Whether a fault's call means an endpoint. */
export function fitsCall(pattern: string, path: string, named: NamedEndpoint | null): boolean {
  if (pattern === '*' || pattern === path || pattern === named?.name || pattern === named?.area) return true
  if (!pattern.includes('*')) return path.endsWith(`/${pattern}`)
  const [start = '', ...rest] = pattern.split('*')
  const end = rest.pop() ?? ''
  // Each part at its first place leaves the most room for those behind it, so that nothing is ever tried twice.
  let at = start.length
  for (const part of rest) {
    const found = path.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  return path.startsWith(start) && path.endsWith(end) && at + end.length <= path.length
}

/** Loads the faults that an earlier run left. */
export async function loadFaults(db: Database): Promise<FaultRegistry> {
  const rows = await db.selectFrom('fault').selectAll().orderBy('fault_id').execute()
  let faults: Fault[] = rows.map((row) => ({
    id: row.fault_id,
    player: row.player,
    call: row.call,
    kind: row.kind as FaultKind,
    value: row.value,
    timesLeft: row.times_left,
  }))
  const store = (fault: Fault) =>
    fault.timesLeft === 0
      ? db.deleteFrom('fault').where('fault_id', '=', fault.id).execute()
      : db
          .updateTable('fault')
          .set({ times_left: fault.timesLeft })
          .where('fault_id', '=', fault.id)
          .execute()
  return {
    take: (keys, { path, named, host }) => {
      const found = faults.find(
        (fault) =>
          (fault.player === everyone || keys.includes(fault.player)) &&
          fitsCall(fault.call, path, named) &&
          (fault.kind !== 'dead' || fault.value === '' || Number(fault.value) === host),
      )
      if (found === undefined) return null
      if (found.timesLeft !== null) {
        const spent = { ...found, timesLeft: found.timesLeft - 1 }
        faults = faults.flatMap((fault) =>
          fault.id !== found.id ? [fault] : spent.timesLeft === 0 ? [] : [spent],
        )
        void store(spent).catch((error: unknown) => console.error('A fault could not be stored', error))
      }
      return found
    },
    add: async (fault) => {
      const row = await db
        .insertInto('fault')
        .values({
          player: fault.player,
          call: fault.call,
          kind: fault.kind,
          value: fault.value,
          times_left: fault.timesLeft,
        })
        .returning('fault_id')
        .executeTakeFirstOrThrow()
      const made = { ...fault, id: row.fault_id }
      faults.push(made)
      return made
    },
    clear: async (player) => {
      faults = player === null ? [] : faults.filter((fault) => fault.player !== player)
      await db
        .deleteFrom('fault')
        .$if(player !== null, (query) => query.where('player', '=', player ?? ''))
        .execute()
    },
    all: () => faults,
  }
}
