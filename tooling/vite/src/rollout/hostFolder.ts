import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseManifest } from '../release/releaseManifest.ts'
import { readManifest } from '../release/readManifest.ts'

/**
 * The folder of one store on its host, as an absolute path:
 *
 * - `assets/`: the hashed files of every release that is kept, together;
 * - `releases/<name>/`: documents, named files, manifest and configuration of each;
 * - `live` and `canary`: links to one of them each;
 * - `history.json`: what was done when.
 */
export type HostFolder = string & { readonly kind: 'host folder' }

/** Opens the folder of a store, and makes what it lacks. */
export function openHost(path: string): HostFolder {
  for (const name of ['releases', 'assets']) mkdirSync(join(path, name), { recursive: true })
  return realpathSync(path) as HostFolder
}

/** Where a release lies on a host. */
export const releaseFolder = (host: HostFolder, name: string): string => join(host, 'releases', name)

/** The names of the releases that lie on a host whole. */
export const heldReleases = (host: HostFolder): readonly string[] =>
  readdirSync(join(host, 'releases')).filter((name) => !name.startsWith('.') && holds(host, name))

/** Whether a release lies on a host. */
export const holds = (host: HostFolder, name: string): boolean =>
  existsSync(join(releaseFolder(host, name), 'manifest.json'))

/** What a release is called on a host. A brand's key has no hyphen. */
export const nameOf = ({ brand, version }: Pick<ReleaseManifest, 'brand' | 'version'>): string =>
  `${brand}-${version}`

/** The manifest of a release on a host. Throws a plain sentence where there is none. */
export const heldManifest = (host: HostFolder, name: string): ReleaseManifest =>
  readManifest(join(releaseFolder(host, name), 'manifest.json'))

/** Writes a file so that a reader finds the old content or the new one, never a part. */
export function writeWhole(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.next`, content)
  renameSync(`${file}.next`, file)
}
