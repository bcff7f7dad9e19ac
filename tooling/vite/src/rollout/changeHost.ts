import { alone, historyOf, record } from './hostHistory.ts'
import { releaseBefore } from './history.ts'
import type { HistoryEntry } from './history.ts'
import { releaseFolder } from './hostFolder.ts'
import type { HostFolder } from './hostFolder.ts'
import { point, pointed } from './pointers.ts'
import { prune } from './prune.ts'
import type { Pruned } from './prune.ts'
import { putRelease, wholeFiles } from './putRelease.ts'
import type { PutRelease } from './putRelease.ts'

/** What a change needs from outside. */
export interface ChangeDeps {
  readonly nowMs: number
  /** Makes the host's program read its configuration again. Rejects where it refuses. */
  readonly reload: () => Promise<void>
}

/** What a host serves, by name. */
export type Served = Pick<HistoryEntry, 'live' | 'canary'>

/** What a rollout did. */
export interface RolledOut {
  readonly put: PutRelease
  readonly served: Served
  readonly pruned: Pruned
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
    const live = asked.players === 'canary' ? pointed(host, 'live') : null
    if (asked.players === 'canary' && live === null)
      throw new Error(`Nothing is live in ${host}: a canary needs a release beside it.`)
    const put = putRelease(host, asked.folder)
    const served = { live: live ?? put.name, canary: put.name }
    await show(host, { kind: live === null ? 'rollout' : 'canary', ...served }, deps)
    return { put, served, pruned: prune(host, deps.nowMs) }
  })
}

/**
 * Takes the last rollout back, without a build: a canary first, else the release that is live. Nothing is deleted. Rejects
 * with a plain sentence where there is nothing to return to.
 */
export function rollBack(host: HostFolder, deps: ChangeDeps): Promise<Served> {
  return alone(host, async () => {
    const live = pointed(host, 'live')
    const hasCanary = live !== null && pointed(host, 'canary') !== live
    const target = hasCanary ? live : releaseBefore(historyOf(host))
    if (target === null) throw new Error(`There is no release before this one in ${host}.`)
    const served = { live: target, canary: target }
    await show(host, { kind: 'rollback', ...served }, deps)
    return served
  })
}

const pointers = ['live', 'canary'] as const

/** Moves both pointers to releases that are whole, and moves them back where the host refuses. */
async function show(
  host: HostFolder,
  change: Omit<HistoryEntry, 'at'>,
  { nowMs, reload }: ChangeDeps,
): Promise<void> {
  for (const pointer of pointers) wholeFiles(releaseFolder(host, change[pointer]))
  const before = pointers.map((pointer) => [pointer, pointed(host, pointer)] as const)
  try {
    for (const pointer of pointers) point(host, pointer, change[pointer])
    await reload()
  } catch (error) {
    for (const [pointer, name] of before) point(host, pointer, name)
    throw error
  }
  record(host, { at: new Date(nowMs).toISOString(), ...change })
}
