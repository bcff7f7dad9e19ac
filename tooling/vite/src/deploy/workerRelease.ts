/** A file of the store by its address, as `/assets/a.js`, with its hash as `sha384-…`. */
export type KeptFile = readonly [path: string, integrity: string]

/** What the service worker of one release may keep; the build writes it in front of the worker's code. */
export interface WorkerRelease {
  /** As in the documents: a worker keeps the document of its own release alone. */
  readonly version: string
  /** What a visit without a network needs, kept before the worker starts to work. */
  readonly first: readonly KeptFile[]
  /** Everything else of the store that a visit may have used: kept when it was. */
  readonly others: readonly KeptFile[]
}

/** The file of the worker, in a build and on a host. */
export const workerFile = 'sw.js'
