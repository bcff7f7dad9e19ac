import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listApps } from '@topup/vite'
import { licenceFaults } from '../licences/licenceFaults.ts'
import { readinessOf } from '../readiness/readiness.ts'
import { printTable } from '../report/printTable.ts'
import { rootFolder } from '../repository/folders.ts'
import { filesIn, releaseOf, releaseRow } from './releaseRow.ts'

const folder = join(rootFolder, 'releases')

/** A folder that calls itself a release. */
interface Found {
  readonly release: string
  readonly brand: string
  readonly committedAt: string
  readonly writtenAtMs: number
}

/** The releases on this machine, the newest last, and what is wrong with those that cannot be read. */
function findReleases(): { readonly found: readonly Found[]; readonly damaged: readonly string[] } {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const found: Found[] = []
  const damaged: string[] = []
  for (const name of names) {
    const release = join(folder, name)
    const manifest = join(release, 'manifest.json')
    if (!existsSync(manifest)) continue
    try {
      const writtenAtMs = statSync(manifest).mtimeMs
      found.push({ release, writtenAtMs, ...releaseOf(readFileSync(manifest, 'utf8')) })
    } catch {
      damaged.push(`releases/${name}/manifest.json cannot be read`)
    }
  }
  // Of two commits in one second the one that was released later counts.
  const byAge = (one: Found, other: Found) =>
    Date.parse(one.committedAt) - Date.parse(other.committedAt) || one.writtenAtMs - other.writtenAtMs
  return { found: found.toSorted(byAge), damaged }
}

/** The files that a release should publish and does not hold as its manifest says, by their size. */
function lostFiles(release: string, manifest: string): readonly string[] {
  const sizeOf = (path: string) => {
    const file = join(release, 'site', path)
    return existsSync(file) ? statSync(file).size : -1
  }
  return filesIn(manifest).flatMap(({ path, size }) => (sizeOf(path) === size ? [] : [path]))
}

/** The licences that nobody has agreed to; what is excused and not used is no fault of one store. */
const faultsOf = (packages: Parameters<typeof licenceFaults>[0]) =>
  licenceFaults(packages).filter((fault) => !fault.endsWith('needs no excuse any more'))

/** The row of one brand: what its newest release is, and how much is open before players may have it. */
async function rowOf(brand: string, release: string | undefined): Promise<readonly string[]> {
  const open = await readinessOf({ brands: [brand], environment: 'production' })
  const readiness = open.length === 0 ? 'ready' : `${open.length} open`
  if (release === undefined) return [brand, 'no release', '', '', '', readiness]
  try {
    const read = (name: string) => readFileSync(join(release, name), 'utf8')
    const manifest = read('manifest.json')
    const row = releaseRow({ manifest, scripts: read('scripts.json'), sbom: read('sbom.cdx.json') }, faultsOf)
    const [lost] = lostFiles(release, manifest)
    if (lost === undefined) return [brand, row.version, row.bytes, row.licences, row.inventory, readiness]
    return [brand, `damaged: ${lost}`, '', '', '', readiness]
  } catch (error) {
    return [
      brand,
      `damaged: ${error instanceof Error ? error.message : String(error)}`,
      '',
      '',
      '',
      readiness,
    ]
  }
}

const asked = process.argv.slice(2)
const unknown = asked.filter((brand) => !listApps().includes(brand))

if (unknown.length > 0) {
  console.error(`There is no store ${unknown.join(', ')}.`)
  process.exitCode = 1
} else {
  const { found, damaged } = findReleases()
  const newest = new Map(found.map(({ brand, release }) => [brand, release]))
  const stores = asked.length > 0 ? asked : listApps()
  const rows = await Promise.all(stores.map((brand) => rowOf(brand, newest.get(brand))))
  console.log(printTable([['store', 'version', 'bytes', 'licences', 'what may run', 'production'], ...rows]))
  for (const line of damaged) console.log(line)
  const whole = rows.filter(([, version = '']) => !/^(?:no release|damaged)/.test(version))
  const agreed = whole.filter(([, , , licences = '']) => !licences.includes('not agreed to'))
  console.log(`\n${whole.length} of ${rows.length} stores have a release`)
  if (agreed.length < rows.length || damaged.length > 0) process.exitCode = 1
}
