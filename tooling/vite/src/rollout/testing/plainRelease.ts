import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sha384 } from '../../deploy/sealDocuments.ts'
import type { ReleaseManifest } from '../../release/releaseManifest.ts'
import { filesOf } from '../../release/siteFiles.ts'

/** Writes a release as small as one can be to a folder, and returns where it lies. */
export function plainRelease(
  folder: string,
  {
    brand = 'watt',
    version,
    assets,
    files: others = {},
    isPay = false,
  }: {
    readonly brand?: string
    readonly version: string
    readonly assets: Readonly<Record<string, string | Buffer>>
    /** Files of the site beside its document and assets. */
    readonly files?: Readonly<Record<string, string>>
    /** The site of a pay document at an origin of its own. */
    readonly isPay?: boolean
  },
): string {
  const release = join(folder, `${brand}-${version}`)
  rmSync(release, { recursive: true, force: true })
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(release, path)), { recursive: true })
    writeFileSync(join(release, path), text)
  }
  write('site/index.html', `the document of ${version}`)
  for (const [name, text] of Object.entries(assets)) write(`site/assets/${name}`, text)
  for (const [name, text] of Object.entries(others)) write(`site/${name}`, text)
  write('hosts/nginx/store.conf', '# the configuration')
  write('sourcemaps/a.js.map', '{}')
  const files = filesOf(join(release, 'site')).map(({ path, content }) => ({
    path,
    size: content.length,
    integrity: sha384(content),
  }))
  const manifest: ReleaseManifest = {
    brand,
    version,
    commit: version,
    committedAt: '2026-01-01T00:00:00.000Z',
    files,
    entryPoints: isPay ? { 'index.html': [], 'pay.html': ['assets/own.js'] } : {},
    headers: { document: {}, hashed: {}, named: {} },
    environments: [],
    debugIds: {},
  }
  write('manifest.json', JSON.stringify(manifest))
  return release
}
