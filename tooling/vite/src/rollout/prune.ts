import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from '../release/siteFiles.ts'
import { historyOf } from './hostHistory.ts'
import { heldManifest, heldReleases, releaseFolder } from './hostFolder.ts'
import type { HostFolder } from './hostFolder.ts'
import { keptReleases } from './keptReleases.ts'
import { pointed } from './pointers.ts'

/** What was deleted from a host. */
export interface Pruned {
  readonly releases: readonly string[]
  /** How many files. */
  readonly assets: number
}

/** What was on its way in or out when a process was killed. */
function removePartial(host: HostFolder): void {
  const folder = join(host, 'releases')
  for (const name of readdirSync(folder).filter((each) => each.startsWith('.')))
    rmSync(join(folder, name), { recursive: true })
}

/** Deletes a release, which loses its name first: one with a name is whole. */
function remove(host: HostFolder, name: string): void {
  renameSync(releaseFolder(host, name), releaseFolder(host, `.${name}`))
  rmSync(releaseFolder(host, `.${name}`), { recursive: true })
}

/** Deletes the releases that no page can need any more, and the assets that none of the others has. */
export function prune(host: HostFolder, nowMs: number): Pruned {
  removePartial(host)
  const served = [pointed(host, 'live'), pointed(host, 'canary')].filter((name) => name !== null)
  const names = heldReleases(host)
  const held = names.map((name) => ({ name, committedAt: heldManifest(host, name).committedAt }))
  const kept = keptReleases(held, { history: historyOf(host), served, nowMs })
  const needed = new Set(kept.flatMap((name) => heldManifest(host, name).files.map(({ path }) => path)))
  const releases = names.filter((name) => !kept.includes(name))
  for (const name of releases) remove(host, name)
  const unneeded = filesOf(join(host, 'assets')).filter(({ path }) => !needed.has(`assets/${path}`))
  for (const { path } of unneeded) rmSync(join(host, 'assets', path))
  return { releases, assets: unneeded.length }
}
