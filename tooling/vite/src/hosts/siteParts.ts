import type { HeaderSet, ResponseHeaders } from '../deploy/responseHeaders.ts'
import { workerFile } from '../deploy/workerRelease.ts'

/** What a host has to know of a release; its manifest says it. */
export interface PublishedSite {
  readonly brand: string
  readonly version: string
  readonly headers: ResponseHeaders
  readonly files: readonly { readonly path: string }[]
}

/** The addresses of a store by the header set that they have; every other address is the document. */
export interface SiteParts extends Omit<PublishedSite, 'files'> {
  /** As `/assets/a.js`. */
  readonly assets: readonly string[]
  /** Files with a fixed name, as `/robots.txt`, but the worker. */
  readonly named: readonly string[]
  /** The service worker with its header set; releases before decision 97 have none. */
  readonly worker: { readonly path: string; readonly headers: HeaderSet } | null
}

/** One file of a host's configuration, by its path in the folder `hosts/`. */
export interface HostFile {
  readonly path: string
  readonly text: string
}

/** Why a host cannot serve a store: a value is beyond a limit of the host. */
export class HostLimit extends Error {}

const documents = new Set(['index.html', 'pay.html'])

/** Reads the parts out of what is published. */
export function siteParts({ brand, version, headers, files }: PublishedSite): SiteParts {
  const published = files
    .map(({ path }) => path)
    .filter((path) => !/\.(?:br|gz)$/.test(path) && !documents.has(path))
  const addresses = (isAsset: boolean) =>
    published.filter((path) => path.startsWith('assets/') === isAsset).map((path) => `/${path}`)
  const [assets, others] = [addresses(true), addresses(false)]
  const path = `/${workerFile}`
  if (headers.worker === undefined || !others.includes(path))
    return { brand, version, headers, assets, named: others, worker: null }
  const named = others.filter((other) => other !== path)
  return { brand, version, headers, assets, named, worker: { path, headers: headers.worker } }
}

/** The first line of every configuration, without the sign that makes it a comment. */
export const madeBy = ({ brand, version }: SiteParts): string =>
  `${brand} ${version}. Made with the release from its header set: change the store, not this file.`

/** A header set as lines, each header in the form that a host reads. */
export const headerLines = (
  set: HeaderSet,
  line: (name: string, value: string) => string,
): readonly string[] => Object.entries(set).map(([name, value]) => line(name, value))
