import { join } from 'node:path'
import { readManifest } from '../release/readManifest.ts'
import { historyOf, writeHistory } from './hostHistory.ts'
import type { HistoryEntry, Served } from './history.ts'
import { heldReleases, nameOf, releaseFolder } from './hostFolder.ts'
import type { HostFolder } from './hostFolder.ts'
import { alone } from './hostLock.ts'
import type { LeftBehind } from './hostLock.ts'
import { linksOf, point } from './pointers.ts'
import { prune } from './prune.ts'
import type { Pruned } from './prune.ts'
import { putRelease, wholeFiles } from './putRelease.ts'
import type { PutRelease } from './putRelease.ts'
import { reconcile, rollbackTarget } from './reconcile.ts'
import type { Links, Reconciled } from './reconcile.ts'

/** What a change needs from outside. */
export interface ChangeDeps {
  readonly nowMs: number
  /** Makes the host's program read its configuration again. Rejects where it refuses. */
  readonly reload: () => Promise<void>
}

/** What a rollout did. */
export interface RolledOut {
  readonly put: PutRelease
  readonly served: Served
  /** What was deleted, or why that failed. The release is out all the same. */
  readonly pruned: Pruned | Error
}

/**
 * Brings a release to a host and shows it, to all players or as a canary to a share of them. The pointers move last; what no
 * page needs any more goes after that. A host that refuses the new configuration gets its pointers back.
 */
export function rollOut(
  host: HostFolder,
  asked: { readonly folder: string; readonly players: 'everyone' | 'canary' },
  deps: ChangeDeps,
): Promise<RolledOut> {
  return alone(host, async () => {
    const state = stateOf(host, deps)
    const live = asked.players === 'canary' ? state.links.live : null
    if (asked.players === 'canary' && live === null)
      throw new Error(`Nothing is live in ${host}: a canary needs a release beside it.`)
    const name = nameOf(readManifest(join(asked.folder, 'manifest.json')))
    const served = { live: live ?? name, canary: name }
    const kind = live === null ? 'rollout' : 'canary'
    const put = await change(state, { kind, ...served }, deps, () => putRelease(host, asked.folder))
    return { put, served, pruned: pruneOrSay(host, deps.nowMs) }
  })
}

/**
 * Takes the last rollout back, without a build: a canary first, else the release that is live. Nothing is deleted. Rejects
 * with a plain sentence where there is nothing to return to.
 */
export function rollBack(host: HostFolder, deps: ChangeDeps): Promise<Served> {
  return alone(host, async (left) => {
    const state = stateOf(host, deps, left)
    const target = rollbackTarget(state, heldReleases(host))
    if (target === null)
      throw new Error(`There is no release before this one in ${host}: roll out what players should get.`)
    const served = { live: target, canary: target }
    await change(state, { kind: 'rollback', ...served }, deps, () => undefined)
    return served
  })
}

/** A host before a change. */
interface HostState extends Reconciled {
  readonly host: HostFolder
  readonly links: Links
  /** What `history.json` holds, a rollback of which nobody heard as unfinished. */
  readonly written: readonly HistoryEntry[]
}

function stateOf(host: HostFolder, { nowMs }: ChangeDeps, left: LeftBehind | null = null): HostState {
  const [links, written] = [linksOf(host), historyOf(host)]
  const seen = left?.hasWritten === true ? unended(written) : written
  return { host, links, written: seen, ...reconcile(seen, links, nowMs) }
}

/**
 * A history whose last rollback was written down by a process that never came to its end: nobody heard of it, so the same command
 * again means this rollback, and not one release more.
 */
function unended(written: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const last = written.at(-1)
  return last?.kind === 'rollback' ? [...written.slice(0, -1), { ...last, isUnfinished: true }] : written
}

/** Makes a change, which is written down before it begins and again when it is done: a kill on the way is seen afterwards. */
async function change<Prepared>(
  { host, links, written, history }: HostState,
  next: Omit<HistoryEntry, 'at'>,
  { nowMs, reload }: ChangeDeps,
  prepare: () => Prepared,
): Promise<Prepared> {
  const entry = { at: new Date(nowMs).toISOString(), ...next }
  writeHistory(host, [...history, { ...entry, isUnfinished: true }])
  try {
    const prepared = prepare()
    for (const pointer of pointers) wholeFiles(releaseFolder(host, next[pointer]))
    await show(host, { from: links, to: next }, reload)
    writeHistory(host, [...history, entry])
    return prepared
  } catch (error) {
    writeHistory(host, written)
    throw error
  }
}

/** In the order in which they move: a new release is never live without being the canary too. */
const pointers = ['canary', 'live'] as const

/** Moves both pointers, and moves them back where the host refuses. */
async function show(
  host: HostFolder,
  { from, to }: { readonly from: Links; readonly to: Links },
  reload: ChangeDeps['reload'],
): Promise<void> {
  try {
    for (const pointer of pointers) point(host, pointer, to[pointer])
    await reload()
  } catch (error) {
    for (const pointer of pointers.toReversed()) point(host, pointer, from[pointer])
    // Of several machines, or several programs, some may have read the new configuration.
    if (from.live !== null) await reload().catch((again: unknown) => Promise.reject(both(error, again)))
    throw error
  }
}

const both = (first: unknown, again: unknown): Error =>
  new Error(`${textOf(first)}\nThe host refuses what the pointers name now, too:\n${textOf(again)}`, {
    cause: first,
  })

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function pruneOrSay(host: HostFolder, nowMs: number): Pruned | Error {
  try {
    return prune(host, nowMs)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
