import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listApps } from '@topup/vite'
import { licenceFaults } from '../licences/licenceFaults.ts'
import { readinessOf } from '../readiness/readiness.ts'
import { printTable } from '../report/printTable.ts'
import { rootFolder } from '../repository/folders.ts'
import { releaseOf, releaseRow } from './releaseRow.ts'

const folder = join(rootFolder, 'releases')

/** The folder of the newest release of each brand. */
function newestReleases(): ReadonlyMap<string, string> {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const found = names
    .map((name) => join(folder, name))
    .filter((release) => existsSync(join(release, 'manifest.json')))
    .map((release) => ({ release, ...releaseOf(readFileSync(join(release, 'manifest.json'), 'utf8')) }))
    .toSorted((a, b) => Date.parse(a.committedAt) - Date.parse(b.committedAt))
  return new Map(found.map(({ brand, release }) => [brand, release]))
}

/** The licences that nobody has agreed to; what is excused and not used is no fault of one store. */
const faultsOf = (packages: Parameters<typeof licenceFaults>[0]) =>
  licenceFaults(packages).filter((fault) => !fault.endsWith('needs no excuse any more'))

/** The row of one brand: what its newest release is, and how much is open before players may have it. */
async function rowOf(brand: string, release: string | undefined): Promise<readonly string[]> {
  const open = await readinessOf({ brands: [brand], environment: 'production' })
  const readiness = open.length === 0 ? 'ready' : `${open.length} open`
  if (release === undefined) return [brand, 'no release', '', '', '', readiness]
  const read = (name: string) => readFileSync(join(release, name), 'utf8')
  const row = releaseRow(
    { manifest: read('manifest.json'), scripts: read('scripts.json'), sbom: read('sbom.cdx.json') },
    faultsOf,
  )
  return [brand, row.version, row.bytes, row.licences, row.inventory, readiness]
}

try {
  const newest = newestReleases()
  const rows = await Promise.all(listApps().map((brand) => rowOf(brand, newest.get(brand))))
  console.log(printTable([['store', 'version', 'bytes', 'licences', 'what may run', 'production'], ...rows]))
  const missing = rows.filter(([, version]) => version === 'no release').length
  console.log(`\n${rows.length - missing} of ${rows.length} stores have a release`)
  if (missing > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
