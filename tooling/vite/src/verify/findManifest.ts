import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../release/readManifest.ts'
import type { ReleaseManifest } from '../release/releaseManifest.ts'

/**
 * The manifest of the version that a deployed store names in its document, among the releases of this machine. Who does not trust the
 * store to say its version names the manifest. At the origin of a pay document it is that of the pay document. Throws a plain sentence where there is none.
 */
export function findManifest(origin: string, html: string, releases: string): ReleaseManifest {
  const [, version] = /<meta name="topup-version" content="([\w-]+)">/.exec(html) ?? []
  if (version === undefined) throw new Error(`${origin} names no version. Name the release with --manifest.`)
  const [folder] = globSync(`*-${version}`, { cwd: releases }).filter((name) =>
    existsSync(join(releases, name, 'manifest.json')),
  )
  if (folder === undefined)
    throw new Error(
      `${origin} says that it is ${version}, and no release of that version is here. Name it with --manifest.`,
    )
  const manifest = readManifest(join(releases, folder, 'manifest.json'))
  // A pay document at an origin of its own names the version of its store. Source: decision 95.
  const pay = join(releases, folder, 'pay/manifest.json')
  const isPay = manifest.environments.some(({ payOrigin }) => payOrigin === new URL(origin).origin)
  return isPay && existsSync(pay) ? readManifest(pay) : manifest
}
