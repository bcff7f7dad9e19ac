const fastPollingMs = 60_000
const pollingMs = 600_000

/**
 * How long to wait before the next status query, `elapsedMs` after polling began: 3 s in the first minute, then
 * 10 s, and null from 10 minutes on, when a "check again" button takes over. Source: decision 29.
 */
export function pollDelayMs(elapsedMs: number): number | null {
  if (elapsedMs < fastPollingMs) return 3_000
  return elapsedMs < pollingMs ? 10_000 : null
}
