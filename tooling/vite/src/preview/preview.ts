import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { listApps } from '../apps/readBrandApp.ts'
import { packageOf, readReleaseArguments } from '../release/readReleaseArguments.ts'
import { readManifest } from '../release/releaseManifest.ts'
import { releaseStore } from '../release/releaseStore.ts'
import { readPort } from '../sandbox/readPort.ts'
import { serveSite } from '../serve/serveStore.ts'
import { previewLines } from './previewLines.ts'

const root = resolve(import.meta.dirname, '../../../..')

/** The one brand of the command line. Throws a plain sentence for any other number. */
function brandAsked(given: readonly string[]): string {
  const asked = readReleaseArguments(given, listApps())
  const [key, ...more] = asked.kind === 'brands' ? asked.brands : []
  if (key === undefined || more.length > 0) throw new Error('Name one brand: npm run preview -- watt')
  return key
}

/** Builds what a release would hold, also of what is not committed, and serves it with the headers of a release. */
async function preview(key: string, port: number): Promise<void> {
  execFileSync('npx', ['turbo', 'run', 'build', `--filter=${packageOf(key)}`, '--output-logs=errors-only'], {
    cwd: root,
    stdio: 'inherit',
  })
  const target = join(root, '.cache/preview', key)
  rmSync(target, { recursive: true, force: true })
  const commit = { id: 'preview', committedAt: new Date(0).toISOString() }
  const { folder } = await releaseStore({ key, commit, sbom: '{}', target })
  const file = join(folder, 'manifest.json')
  const manifest = readManifest(file)
  const site = { folder: join(folder, 'site'), headers: manifest.headers, sandboxOrigins: null }
  const { origin } = await serveSite(site, port)
  console.log(previewLines({ manifest, origin, file: relative(root, file) }))
}

let port = 0
try {
  port = readPort('PORT', process.env['PORT'] ?? '5200')
  await preview(brandAsked(process.argv.slice(2)), port)
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  const taken = `Port ${port} is taken. Choose another one: PORT=${port + 20} npm run preview -- <brand>`
  console.error(isTaken ? taken : error instanceof Error ? error.message : error)
  process.exitCode = 1
}
