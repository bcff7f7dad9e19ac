import type { DeviceReport } from '@topup/api-client/contract'

/** The latest entries of a kind, as long as the sandbox runs. */
export type Log<Entry> = ReturnType<typeof createLog<Entry>>

/** Keeps the last `capacity` entries at least. */
export function createLog<Entry>(capacity: number) {
  let entries: Entry[] = []
  return {
    add: (entry: Entry): void => {
      entries.push(entry)
      if (entries.length > capacity * 1.2) entries = entries.slice(-capacity)
    },
    /** Oldest first. */
    all: (): readonly Entry[] => entries,
  }
}

/** One request as it is remembered: no query, no secret. */
export interface RequestNote {
  readonly atMs: number
  readonly host: string
  readonly method: string
  readonly path: string
  /** Username or `idfv`; never a token. */
  readonly players: readonly string[]
  /** The fault it met, or null. */
  readonly fault: string | null
}

/** A report of a device, and when it came. */
export interface ReceivedReport {
  readonly atMs: number
  readonly report: DeviceReport
}

/** An event as a store tracked it. */
export interface TrackedEvent {
  readonly at_ms: number
  readonly path: string
  readonly event: string
  readonly idfv: string
  readonly body: Readonly<Record<string, unknown>>
}
