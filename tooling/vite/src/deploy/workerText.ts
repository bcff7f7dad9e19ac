/** A file of the store by its address, as `/assets/a.js`, with its hash as `sha384-…`. */
type KeptFile = readonly [path: string, integrity: string]

/** What the service worker of one release may keep; the build writes it in front of the worker's code. */
export interface WorkerRelease {
  /** As in the documents. */
  readonly version: string
  /** The hash of the document: no other is kept or given out. */
  readonly document: string
  /** What a visit without a network needs, kept before the worker starts to work. */
  readonly first: readonly KeptFile[]
  /** Everything else of the store that a visit may have used: kept when it was. */
  readonly others: readonly KeptFile[]
}

/** The file of the worker, in a build and on a host. */
export const workerFile = 'sw.js'

/** The line in front of a worker's program. */
const head = /^self\.topupRelease=(.*);\n/

/** A worker's file: its release in the first line, then its program. */
export const workerText = (release: WorkerRelease, code: string): string =>
  `self.topupRelease=${JSON.stringify(release)};\n${code}`

/** The source map of such a file: everything is one line further down than in the program's own. */
export function shiftedMap(map: string): string {
  const read = JSON.parse(map) as { readonly mappings: string }
  return JSON.stringify({ ...read, mappings: `;${read.mappings}` })
}

/** The release that a worker's file is of; null for a file that is none of ours. */
export function releaseIn(text: string): WorkerRelease | null {
  const [, json] = head.exec(text) ?? []
  return json === undefined ? null : (JSON.parse(json) as WorkerRelease)
}

/** A worker's file with these facts in place of those it had; the file that ends workers is of no release. */
export function withRelease(text: string, facts: Partial<WorkerRelease>): string {
  const release = releaseIn(text)
  return release === null ? text : text.replace(head, () => workerText({ ...release, ...facts }, ''))
}

/** A worker's file with the hashes of its files as they are now. */
export function withHashes(text: string, hashOf: (path: string) => string): string {
  const release = releaseIn(text)
  if (release === null) return text
  const [first, others] = [release.first, release.others].map((files) =>
    files.map(([path]) => [path, hashOf(path)] as const),
  )
  return text.replace(head, () => workerText({ ...release, first: first ?? [], others: others ?? [] }, ''))
}
