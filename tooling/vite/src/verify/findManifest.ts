import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../release/readManifest.ts'
import type { ReleaseManifest } from '../release/releaseManifest.ts'
import { askRaw, contentOf } from './askRaw.ts'

/**
 * The manifest of the version that a deployed store names, among the releases of this machine. Who does not trust the
 * store to say its version names the manifest. Throws a plain sentence where there is none.
 */
export async function findManifest(origin: string, releases: string): Promise<ReleaseManifest> {
  const html = contentOf(await askRaw(new URL('/', origin), 'identity')).toString('utf8')
  const [, version] = /<meta name="topup-version" content="([\w-]+)">/.exec(html) ?? []
  if (version === undefined) throw new Error(`${origin} names no version. Name the release with --manifest.`)
  const [folder] = globSync(`*-${version}`, { cwd: releases }).filter((name) =>
    existsSync(join(releases, name, 'manifest.json')),
  )
  if (folder === undefined)
    throw new Error(
      `${origin} says that it is ${version}, and no release of that version is here. Name it with --manifest.`,
    )
  return readManifest(join(releases, folder, 'manifest.json'))
}
