import { releaseBefore, wayBack } from './history.ts'
import type { HistoryEntry, Served } from './history.ts'

/** What the links of a host name; null where a link was never set. */
export type Links = { readonly [Pointer in keyof Served]: Served[Pointer] | null }

/** A history that agrees with the links. */
export interface Reconciled {
  readonly history: readonly HistoryEntry[]
  /** A change that was killed on its way, with what was served before it; null where there is none. */
  readonly killed: { readonly change: HistoryEntry; readonly before: Links } | null
}

const nothing: Links = { live: null, canary: null }
const isSame = (a: Links, b: Links) => a.live === b.live && a.canary === b.canary

/**
 * Holds the history of a host against its links, which are the truth: a process may have been killed before, between and after
 * the moves, and somebody may have moved a link by hand. A rollback that was killed counts as done, because what it takes back
 * must not return; a rollout counts as far as the links came.
 */
export function reconcile(written: readonly HistoryEntry[], links: Links, nowMs: number): Reconciled {
  const last = written.at(-1)
  if (last?.isUnfinished !== true) return { history: withMoved(written, links, nowMs), killed: null }
  const { isUnfinished: _, ...change } = last
  const rest = written.slice(0, -1)
  const before = rest.at(-1) ?? nothing
  if (!isBetween(before, links, change)) return { history: withMoved(rest, links, nowMs), killed: null }
  const isDone = change.kind === 'rollback' || isSame(change, links)
  const history = isDone ? [...rest, change] : withMoved(rest, links, nowMs)
  return { history, killed: { change, before } }
}

/** Whether the links stand where a change that was killed can have left them. */
const isBetween = (before: Links, links: Links, change: Links) =>
  [before.live, change.live].includes(links.live) && [before.canary, change.canary].includes(links.canary)

/** The history with what was done by hand since. */
function withMoved(
  history: readonly HistoryEntry[],
  { live, canary: link }: Links,
  nowMs: number,
): readonly HistoryEntry[] {
  if (live === null) return history
  const canary = link ?? live
  const before = history.at(-1) ?? nothing
  if (isSame(before, { live, canary })) return history
  return [
    ...history,
    { at: new Date(nowMs).toISOString(), kind: kindOf(history, { live, canary }), live, canary },
  ]
}

function kindOf(history: readonly HistoryEntry[], { live, canary }: Served): HistoryEntry['kind'] {
  const way = wayBack(history)
  if (live === way.at(-1)) return canary === live ? 'rollback' : 'canary'
  return way.includes(live) ? 'rollback' : 'rollout'
}

/**
 * The release of those on the host that a rollback leads to; null where there is none. A running canary is taken back first,
 * else the release that is live. A change that was killed is taken back too, or finished where it was a rollback itself.
 */
export function rollbackTarget({ history, killed }: Reconciled, held: readonly string[]): string | null {
  if (killed !== null) return killed.change.kind === 'rollback' ? killed.change.live : killed.before.live
  const last = history.at(-1)
  // A rollout for everybody ends a canary: where the two links differ after one, the live one alone was moved by hand.
  if (last !== undefined && last.live !== last.canary && last.kind !== 'rollout') return last.live
  return releaseBefore(history, held)
}
