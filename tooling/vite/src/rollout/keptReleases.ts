import { lastServedAt, releaseBefore } from './history.ts'
import type { HistoryEntry } from './history.ts'

/** How long a page that was opened with an older release finds its files. */
export const keptDays = 30

const dayMs = 24 * 60 * 60 * 1000

/** A release that lies on a host. */
export interface HeldRelease {
  readonly name: string
  /** In ISO 8601. */
  readonly committedAt: string
}

/**
 * The releases of a host that may not go yet: those that it serves, the one that a rollback leads to, and those that players
 * got within the last 30 days. What counts is when a release was last served: one that was live for a year and ended today is
 * still open on phones. For a release that was never served the date of its commit counts.
 */
export function keptReleases(
  held: readonly HeldRelease[],
  {
    history,
    served,
    nowMs,
  }: {
    readonly history: readonly HistoryEntry[]
    readonly served: readonly string[]
    readonly nowMs: number
  },
): readonly string[] {
  const names = held.map(({ name }) => name)
  const before = releaseBefore(history, names)
  return held
    .filter(({ name, committedAt }) => {
      if (served.includes(name) || name === before) return true
      const endedAt = lastServedAt(history, name, nowMs) ?? Date.parse(committedAt)
      return endedAt > nowMs - keptDays * dayMs
    })
    .map(({ name }) => name)
}
