import type { DeviceReport } from '@topup/api-client/contract'
import type { PlayerKeys } from '../people/people.ts'

/** One request as it is remembered: no query, no secret. */
interface RequestNote {
  readonly atMs: number
  readonly host: string
  readonly method: string
  readonly path: string
  /** Username or `idfv`; never a token. */
  readonly players: readonly string[]
  /** The fault it met, or null. */
  readonly fault: string | null
}

/** The latest requests of all hosts. */
export interface RequestLog {
  add(note: RequestNote): void
  of(filter: {
    readonly player?: string
    readonly path?: string
    readonly host?: string
  }): readonly RequestNote[]
  clear(): void
}

/** The names that may be written down: everything but the token. */
export function nameableKeys(keys: PlayerKeys, token: string | null): readonly string[] {
  return keys.filter((key) => key !== token)
}

/** Keeps the last `capacity` requests in memory. */
export function createRequestLog(capacity = 50_000): RequestLog {
  let notes: RequestNote[] = []
  return {
    add: (note) => {
      notes.push(note)
      if (notes.length > capacity * 1.2) notes = notes.slice(-capacity)
    },
    of: ({ player, path, host }) =>
      notes.filter(
        (note) =>
          (player === undefined || note.players.includes(player)) &&
          (path === undefined || note.path === path || note.path.endsWith(`/${path}`)) &&
          (host === undefined || note.host === host),
      ),
    clear: () => {
      notes = []
    },
  }
}

/** A report of a device, and when it came. */
interface ReceivedReport {
  readonly atMs: number
  readonly report: DeviceReport
}

/** The latest reports of all stores. */
export interface ReportLog {
  add(received: ReceivedReport): void
  /** Oldest first. */
  all(): readonly ReceivedReport[]
}

/** Keeps the last `capacity` reports in memory. */
export function createReportLog(capacity = 500): ReportLog {
  let kept: readonly ReceivedReport[] = []
  return {
    add: (received) => {
      kept = [...kept, received].slice(-capacity)
    },
    all: () => kept,
  }
}
