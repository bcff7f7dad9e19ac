import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { releaseFolder } from './hostFolder.ts'
import type { HostFolder } from './hostFolder.ts'
import type { Links } from './reconcile.ts'

/** What a host serves to all players, or to a share of them. */
type Pointer = keyof Links

/** The release that a pointer names; null where it was never set. Throws a plain sentence where it leads elsewhere. */
export function pointed(host: HostFolder, pointer: Pointer): string | null {
  const link = join(host, pointer)
  const target = readLink(link)
  if (target === null) return null
  const name = basename(target)
  if (/^\w[\w-]*$/.test(name) && resolve(host, target) === releaseFolder(host, name)) return name
  throw new Error(`${link} leads to ${target}, and not to a release of this folder: mend it by hand.`)
}

function readLink(link: string): string | null {
  try {
    return readlinkSync(link)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    if (code === 'EINVAL') throw new Error(`${link} is no link: mend it by hand.`, { cause: error })
    throw error
  }
}

/** What both pointers name. */
export const linksOf = (host: HostFolder): Links => ({
  live: pointed(host, 'live'),
  canary: pointed(host, 'canary'),
})

/** Lets a pointer name another release, or none, in one step: whoever follows it finds the one or the other. */
export function point(host: HostFolder, pointer: Pointer, name: string | null): void {
  const link = join(host, pointer)
  if (name === null) return rmSync(link, { force: true })
  rmSync(`${link}.next`, { force: true })
  symlinkSync(join('releases', name), `${link}.next`)
  renameSync(`${link}.next`, link)
}
