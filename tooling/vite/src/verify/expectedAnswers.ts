import { payDocument } from '../pay/payHtmlPlugin.ts'
import type { HeaderSet } from '../deploy/responseHeaders.ts'
import { workerFile } from '../deploy/workerRelease.ts'
import type { ReleaseManifest } from '../release/releaseManifest.ts'

/** A file of a release that has to be the answer at an address. */
export interface ExpectedAnswer {
  readonly kind: 'document' | 'unknown path' | 'pay document' | 'asset' | 'named file' | 'worker'
  /** Where it is asked for. */
  readonly path: string
  /** Its name in the release. */
  readonly file: string
  readonly headers: HeaderSet
}

/** Whether the release holds a file in compressed forms too. */
export const isCompressed = ({ files }: ReleaseManifest, file: string): boolean =>
  files.some(({ path }) => path === `${file}.br`)

/** The file of a compressed copy; hosts need not publish that one by its own name. */
const copy = /\.(?:br|gz)$/

/** Every answer that a deployed release has to give. `mark` makes the unknown path one that no cache has seen. */
export function expectedAnswers(manifest: ReleaseManifest, mark: string): readonly ExpectedAnswer[] {
  const { document, hashed, named, pay, worker } = manifest.headers
  const documents: readonly ExpectedAnswer[] = [
    { kind: 'document', path: '/', file: 'index.html', headers: document },
    { kind: 'unknown path', path: `/no-such-page-${mark}`, file: 'index.html', headers: document },
    ...(pay === undefined
      ? []
      : [{ kind: 'pay document', path: `/${payDocument}`, file: payDocument, headers: pay } as const]),
  ]
  const others = manifest.files
    .map(({ path }) => path)
    .filter((path) => !copy.test(path) && !['index.html', payDocument, '_headers'].includes(path))
  return [
    ...documents,
    ...others.map((path): ExpectedAnswer => {
      if (path === workerFile && worker !== undefined)
        return { kind: 'worker', path: `/${path}`, file: path, headers: worker }
      const isAsset = path.startsWith('assets/')
      return {
        kind: isAsset ? 'asset' : 'named file',
        path: `/${path}`,
        file: path,
        headers: isAsset ? hashed : named,
      }
    }),
  ]
}

/** The assets of an older release that the newer one does not have. */
export function oldAssets(older: ReleaseManifest, newer: ReleaseManifest): readonly ExpectedAnswer[] {
  const own = new Set(newer.files.map(({ path }) => path))
  return expectedAnswers(older, '').filter(({ kind, file }) => kind === 'asset' && !own.has(file))
}

/** Addresses at which nothing may be: what stands beside the site in a release, and source maps. */
export function unpublishedPaths({ files, entryPoints }: ReleaseManifest): readonly string[] {
  const script = entryPoints['index.html']?.find((path) => path.endsWith('.js'))
  const beside = ['headers.json', '_headers', '_redirects', 'manifest.json', 'scripts.json', 'sbom.cdx.json']
  const published = new Set(files.map(({ path }) => path).filter((path) => !path.startsWith('_')))
  return [...beside, ...(script === undefined ? [] : [`${script}.map`, `sourcemaps/${script}.map`])]
    .filter((path) => !published.has(path))
    .map((path) => `/${path}`)
}
