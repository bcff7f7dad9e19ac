import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { compress } from '../deploy/compress.ts'
import type { ResponseHeaders } from '../deploy/responseHeaders.ts'
import { sha384, writeVersion } from '../deploy/sealDocuments.ts'
import { workerFile } from '../deploy/workerRelease.ts'
import { buildWorker } from '../worker/buildWorker.ts'
import { payDocument } from '../pay/payHtmlPlugin.ts'
import { debugIdOf, mapWithDebugId } from './debugId.ts'
import { describeSite } from './describeSite.ts'
import { scriptInventory } from './inventory.ts'
import type { KnownScript } from './inventory.ts'
import { payRelease } from './payRelease.ts'
import type { Commit } from './releaseManifest.ts'
import { reproducibleSbom } from './sbom.ts'
import { filesOf } from './siteFiles.ts'
import { tarArchive } from './tarArchive.ts'

/** A finished release. */
export interface Release {
  /** `<brand>-<commit>-<hash>`. */
  readonly name: string
  readonly folder: string
  readonly archive: string
  /** Why there is no configuration for a host, one sentence each. */
  readonly problems: readonly string[]
  /** Of the site as it is published, in bytes. */
  readonly size: number
}

/**
 * Makes the release of a built store: a folder with the site, and beside it what is kept and not published, and an
 * archive of both. The commit is written into the documents, and nothing else changes. Source: decision 85.
 */
export async function releaseStore(from: {
  readonly key: string
  readonly commit: Commit
  /** The CycloneDX list of its packages, as pnpm writes it. */
  readonly sbom: string
  /** Where releases are put. */
  readonly target: string
}): Promise<Release> {
  const { key, commit, sbom, target } = from
  const { folder: app, brand } = await readBrandApp(key)
  const dist = join(app, 'dist')
  const headers = JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8')) as ResponseHeaders
  const hash = versionIn(readFileSync(join(dist, 'index.html'), 'utf8'))
  const version = `${commit.id.slice(0, 10)}-${hash}`
  const name = `${key}-${version}`
  const folder = join(target, name)
  const site = join(folder, 'site')
  rmSync(folder, { recursive: true, force: true })
  // The header sets are in the manifest; players need not read them.
  cpSync(dist, site, { recursive: true, filter: (path) => !path.endsWith('headers.json') })
  const names = ['index.html', ...(headers.pay === undefined ? [] : [payDocument])]
  const changed = writeVersion(site, names, version)
  const documents = new Map(names.map((each) => [each, readFileSync(join(site, each), 'utf8')]))
  await compress(site, { names: changed })

  const scripts = keepMaps(join(app, 'sourcemaps'), site, join(folder, 'sourcemaps'))
  const published = filesOf(site)
  const debugIds = Object.fromEntries(scripts.map(({ path, debugId }) => [path, debugId]))
  await keepEnd(join(folder, 'hosts/no-worker'))
  const problems = describeSite(folder, { brand, version, commit, documents, headers, debugIds })
  const payProblems = await payRelease(folder, { brand, version, commit, headers, debugIds })
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('scripts.json', JSON.stringify(scriptInventory({ brand, headers, scripts, documents }), null, 2))
  const licences = published.filter(({ path }) => /^[\w-]*licences\.txt$/.test(path))
  write(
    'sbom.cdx.json',
    reproducibleSbom(sbom, {
      committedAt: commit.committedAt,
      licences: licences.map(({ content }) => content.toString()),
    }),
  )
  const archive = `${folder}.tar.gz`
  writeFileSync(
    archive,
    tarArchive(filesOf(folder).map((file) => ({ ...file, path: `${name}/${file.path}` }))),
  )
  const size = published.reduce((sum, { content }) => sum + content.length, 0)
  return { name, folder, archive, problems: [...new Set([...problems, ...(payProblems ?? [])])], size }
}

/** The worker that ends others, for a host that cannot wait for a release without one. Source: decision 97. */
async function keepEnd(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, workerFile), (await buildWorker('end')).code)
  await compress(folder)
}

/** The hash that the build left in the document. Throws where it left none. */
function versionIn(html: string): string {
  const [, version = ''] = /<meta name="topup-version" content="([0-9a-f]{12})">/.exec(html) ?? []
  if (version === '') throw new Error('The built document has no version: build it again')
  return version
}

/** Puts the source maps beside the site, each with the debug id of its script; returns what is known of all scripts. */
function keepMaps(maps: string, site: string, to: string): readonly KnownScript[] {
  return filesOf(site)
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ path, content }) => {
      const debugId = debugIdOf(content)
      const from = join(maps, `${path}.map`)
      // What the bundler writes itself has no map.
      if (!existsSync(from)) return { path, integrity: sha384(content), debugId, sources: ['rolldown'] }
      const map = readFileSync(from, 'utf8')
      mkdirSync(dirname(join(to, path)), { recursive: true })
      writeFileSync(join(to, `${path}.map`), mapWithDebugId(map, debugId))
      const { sources } = JSON.parse(map) as { readonly sources: readonly string[] }
      return { path, integrity: sha384(content), debugId, sources }
    })
}
