import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { BrandConfig } from '@topup/domain'
import type { ResponseHeaders } from '../deploy/responseHeaders.ts'
import { sha384 } from '../deploy/sealDocuments.ts'

/** Which commit a release was made from. */
export interface Commit {
  readonly id: string
  /** In ISO 8601. */
  readonly committedAt: string
}

/** Makes the manifest of one store's release. */
export function releaseManifest(release: {
  readonly brand: BrandConfig
  readonly version: string
  readonly commit: Commit
  readonly site: ReturnType<typeof filesOf>
  readonly documents: ReadonlyMap<string, string>
  readonly headers: ResponseHeaders
}): ReleaseManifest {
  const { brand, version, commit, site, documents, headers } = release
  return {
    brand: brand.key,
    version,
    commit: commit.id,
    committedAt: commit.committedAt,
    files: site.map(({ path, content }) => ({ path, size: content.length, integrity: sha384(content) })),
    entryPoints: Object.fromEntries([...documents].map(([name, html]) => [name, namedFiles(html)])),
    headers,
    environments: brand.deployments.map(({ own: _own, ...row }) => row),
  }
}

/** The scripts and style sheets that a document names, in its order. */
const namedFiles = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path),
  ),
]

/** Every file of a folder with its content, by path with slashes, sorted. */
export function filesOf(folder: string): readonly { readonly path: string; readonly content: Buffer }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => ({
      path: name.replaceAll('\\', '/'),
      content: readFileSync(join(folder, name)),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

const headerSet = v.record(v.string(), v.string())

/** What a release consists of; a deployment is compared with it. */
const manifestForm = v.object({
  brand: v.string(),
  version: v.string(),
  commit: v.string(),
  committedAt: v.string(),
  files: v.array(v.object({ path: v.string(), size: v.number(), integrity: v.string() })),
  // The own files that each document names.
  entryPoints: v.record(v.string(), v.array(v.string())),
  headers: v.object({
    document: headerSet,
    hashed: headerSet,
    named: headerSet,
    pay: v.exactOptional(headerSet),
    // Releases before header sets by deployment have none.
    demo: v.exactOptional(v.object({ document: headerSet, pay: v.exactOptional(headerSet) })),
    worker: v.exactOptional(headerSet),
  }),
  environments: v.array(
    v.object({
      environment: v.picklist(['production', 'demo', 'local']),
      origins: v.array(v.string()),
      payOrigin: v.exactOptional(v.string()),
      apiOrigin: v.string(),
      backupApiOrigins: v.array(v.string()),
      dataOrigin: v.string(),
    }),
  ),
})
export type ReleaseManifest = ReadonlyDeep<v.InferOutput<typeof manifestForm>>

type ReadonlyDeep<Value> = { readonly [Name in keyof Value]: ReadonlyDeep<Value[Name]> }

/** Reads the manifest of a release. Throws a plain sentence where the file is none. */
export function readManifest(file: string): ReleaseManifest {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestForm), readFileSync(file, 'utf8'))
  if (read.success) return read.output
  const [issue] = read.issues
  const at = v.getDotPath(issue)
  const place = at === null ? '' : `${at} is ${issue.received}: `
  throw new Error(`${file} is not the manifest of a release: ${place}${issue.message}.`)
}
