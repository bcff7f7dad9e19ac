import type { NamedEndpoint } from '@topup/api-client/contract'
import type { PlayerKeys } from '../people/people.ts'
import { everyone } from '../people/people.ts'
import type { Fault } from './fault.ts'

/** A call as a fault may fit it; `host` is the number of the host it came in on, 0 for the main one. */
export interface CalledEndpoint {
  readonly path: string
  readonly named: NamedEndpoint | null
  readonly host: number
}

/** Faults waiting for their calls, as long as the sandbox runs. */
export interface FaultRegistry {
  /** The oldest fault that fits, one use of it spent. */
  take(keys: PlayerKeys, call: CalledEndpoint): Fault | null
  add(fault: Fault): Fault
  /** Clears the faults of one player, or all with null. */
  clear(player: string | null): void
  all(): readonly Fault[]
}

/** Whether a fault's call means an endpoint. */
export const fitsCall = (call: string, path: string, named: NamedEndpoint | null): boolean =>
  ['*', path, named?.name, named?.area].includes(call) || path.endsWith(`/${call}`)

export function createFaults(): FaultRegistry {
  let faults: readonly Fault[] = []
  return {
    take: (keys, { path, named, host }) => {
      const found = faults.find(
        (fault) =>
          (fault.player === everyone || keys.includes(fault.player)) &&
          fitsCall(fault.call, path, named) &&
          (fault.kind !== 'dead' || fault.value === '' || Number(fault.value) === host),
      )
      if (found === undefined) return null
      const { timesLeft } = found
      if (timesLeft !== null)
        faults = faults.flatMap((fault) =>
          fault !== found ? [fault] : timesLeft > 1 ? [{ ...fault, timesLeft: timesLeft - 1 }] : [],
        )
      return found
    },
    add: (fault) => {
      faults = [...faults, fault]
      return fault
    },
    clear: (player) => {
      faults = player === null ? [] : faults.filter((fault) => fault.player !== player)
    },
    all: () => faults,
  }
}
