import type { DeviceReport } from '@topup/api-client/contract'

/** A report of a device, and when it came. */
export interface ReceivedReport {
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
