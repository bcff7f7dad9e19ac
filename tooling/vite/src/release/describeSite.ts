import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hostFiles } from '../hosts/hostFiles.ts'
import { releaseManifest } from './releaseManifest.ts'
import { filesOf } from './siteFiles.ts'

/**
 * Writes manifest and host configurations beside the finished `site/` of a release. Returns why there is no configuration for
 * a host, one sentence each.
 */
export function describeSite(
  folder: string,
  release: Omit<Parameters<typeof releaseManifest>[0], 'site'>,
): readonly string[] {
  const manifest = releaseManifest({ ...release, site: filesOf(join(folder, 'site')) })
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2))
  const { files, problems } = hostFiles(manifest)
  for (const { path, text } of files) {
    const file = join(folder, 'hosts', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return problems
}
