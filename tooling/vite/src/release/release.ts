import { execFileSync, spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { listApps } from '../apps/readBrandApp.ts'
import { readBrands } from './readBrands.ts'
import type { Commit } from './releaseManifest.ts'
import { releaseStore } from './releaseStore.ts'

const root = resolve(import.meta.dirname, '../../../..')
const maxBuffer = 64 * 1024 * 1024
const read = (command: string, line: readonly string[]) =>
  execFileSync(command, [...line], { cwd: root, encoding: 'utf8', maxBuffer }).trim()

/** The commit of what is here. Throws while something is not committed: a release is named after a commit. */
function commitHere(): Commit {
  if (read('git', ['status', '--porcelain']) !== '')
    throw new Error('Something is not committed. A release is named after a commit: commit first.')
  const [id = '', committedAt = ''] = read('git', ['log', '-1', '--format=%H %cI']).split(' ')
  return { id, committedAt: new Date(committedAt).toISOString() }
}

/** Builds the stores that are asked for, and leaves their releases in `releases/`. */
async function release(brands: readonly string[]): Promise<void> {
  const commit = commitHere()
  const filters = brands.map((key) => `--filter=./apps/${key}`)
  execFileSync('npx', ['turbo', 'run', 'build', ...filters, '--output-logs=errors-only'], {
    cwd: root,
    stdio: 'inherit',
  })
  // What stands between these releases and their players; it is no fault of a release. The releases stand below it,
  // where they are seen.
  spawnSync(process.execPath, ['tooling/checks/src/run.ts', 'readiness', ...brands], {
    cwd: root,
    stdio: 'inherit',
  })
  for (const key of brands) {
    const line = ['pnpm', '-s', 'sbom', '--sbom-format', 'cyclonedx', '--filter', `./apps/${key}`, '--prod']
    const sbom = read('npx', line)
    const made = await releaseStore({ key, commit, sbom, target: join(root, 'releases') })
    console.log(`${made.name}  ${(made.size / 1024).toFixed(0)} kB  releases/${made.name}.tar.gz`)
  }
}

try {
  await release(readBrands(process.argv.slice(2), listApps()))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
