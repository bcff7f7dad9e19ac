import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { HostFolder } from './hostFolder.ts'

/** What a host serves to all players, or to a share of them. */
export type Pointer = 'live' | 'canary'

/** The release that a pointer names; null where it was never set. */
export function pointed(host: HostFolder, pointer: Pointer): string | null {
  try {
    return basename(readlinkSync(join(host, pointer)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Lets a pointer name another release, or none, in one step: whoever follows it finds the one or the other. */
export function point(host: HostFolder, pointer: Pointer, name: string | null): void {
  const link = join(host, pointer)
  if (name === null) return rmSync(link, { force: true })
  rmSync(`${link}.next`, { force: true })
  symlinkSync(join('releases', name), `${link}.next`)
  renameSync(`${link}.next`, link)
}
