import type { BrandConfig, Deployment } from '@topup/domain'
import type { ResponseHeaders } from '../deploy/responseHeaders.ts'
import { sha384 } from '../deploy/sealDocuments.ts'
import type { filesOf } from './siteFiles.ts'

/** Which commit a release was made from. */
export interface Commit {
  readonly id: string
  /** In ISO 8601. */
  readonly committedAt: string
}

/** What a release consists of; a deployment is compared with it. */
export interface ReleaseManifest {
  readonly brand: string
  readonly version: string
  readonly commit: string
  readonly committedAt: string
  readonly files: readonly { readonly path: string; readonly size: number; readonly integrity: string }[]
  /** The own files that each document names. */
  readonly entryPoints: Readonly<Record<string, readonly string[]>>
  readonly headers: ResponseHeaders
  readonly environments: readonly Pick<
    Deployment,
    'environment' | 'origins' | 'payOrigin' | 'apiOrigin' | 'backupApiOrigins' | 'dataOrigin'
  >[]
  /** The debug id that a script shares with its source map. */
  readonly debugIds: Readonly<Record<string, string>>
}

/** Makes the manifest of one store's release. */
export function releaseManifest(release: {
  readonly brand: BrandConfig
  readonly version: string
  readonly commit: Commit
  readonly site: ReturnType<typeof filesOf>
  readonly documents: ReadonlyMap<string, string>
  readonly headers: ResponseHeaders
  readonly debugIds: Readonly<Record<string, string>>
}): ReleaseManifest {
  const { brand, version, commit, site, documents, headers, debugIds } = release
  return {
    brand: brand.key,
    version,
    commit: commit.id,
    committedAt: commit.committedAt,
    files: site.map(({ path, content }) => ({ path, size: content.length, integrity: sha384(content) })),
    entryPoints: Object.fromEntries([...documents].map(([name, html]) => [name, namedFiles(html)])),
    headers,
    environments: brand.deployments.map(
      ({ environment, origins, payOrigin, apiOrigin, backupApiOrigins, dataOrigin }) => ({
        environment,
        origins,
        ...(payOrigin === undefined ? {} : { payOrigin }),
        apiOrigin,
        backupApiOrigins,
        dataOrigin,
      }),
    ),
    debugIds,
  }
}

/** The scripts and style sheets that a document names, in its order. */
const namedFiles = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path),
  ),
]
