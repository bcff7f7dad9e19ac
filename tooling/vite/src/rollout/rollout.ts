import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rollOut } from './changeHost.ts'
import { holds, openHost, releaseFolder } from './hostFolder.ts'
import type { HostFolder } from './hostFolder.ts'
import { readRolloutArguments } from './readRolloutArguments.ts'
import { rolledOutLines } from './rolloutLines.ts'
import { reloadHint, runReload } from './runReload.ts'

const made = join(resolve(import.meta.dirname, '../../../..'), 'releases')

/** The folder of a release: as named, made on this machine, or on the host from before. Throws where there is none. */
function folderOf(host: HostFolder, release: string): string {
  const places = [resolve(release), join(made, release)]
  const folder = places.find((place) => existsSync(join(place, 'manifest.json')))
  if (folder !== undefined) return folder
  if (holds(host, release)) return releaseFolder(host, release)
  throw new Error(`There is no release ${release}, neither here nor in ${host}.`)
}

// Whoever serves the folder is another user, in a container too.
process.umask(0o022)

try {
  const { release, to, reload, players } = readRolloutArguments(process.argv.slice(2))
  const host = openHost(to)
  const asked = { folder: folderOf(host, release), players }
  const done = await rollOut(host, asked, { nowMs: Date.now(), reload: () => runReload(reload) })
  console.log([...rolledOutLines(done, to), ...reloadHint(reload)].join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
