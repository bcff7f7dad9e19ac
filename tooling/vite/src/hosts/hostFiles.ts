import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mediaTypes } from '../deploy/mediaTypes.ts'
import { headersIn } from '../deploy/responseHeaders.ts'
import type { HeaderSet, ResponseHeaders } from '../deploy/responseHeaders.ts'
import { workerFile } from '../deploy/workerText.ts'

/** What a host has to know of a release; its manifest says it. */
interface PublishedSite {
  readonly brand: string
  readonly version: string
  readonly headers: ResponseHeaders
  readonly files: readonly { readonly path: string }[]
}

/** The addresses of a store by the header set that they have; every other address is the document. */
interface SiteParts extends Omit<PublishedSite, 'files'> {
  /** As `/assets/a.js`. */
  readonly assets: readonly string[]
  /** Files with a fixed name, as `/robots.txt`, but the worker. */
  readonly named: readonly string[]
  /** The service worker with its header set; releases before decision 97 have none. */
  readonly worker: { readonly path: string; readonly headers: HeaderSet } | null
}

/** One file of a host's configuration, by its path in the folder `hosts/`. */
interface HostFile {
  readonly path: string
  readonly text: string
}

/** Why a host cannot serve a store: a value is beyond a limit of the host. */
class HostLimit extends Error {}

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
const madeBy = ({ brand, version }: SiteParts): string =>
  `${brand} ${version}. Made with the release from its header set: change the store, not this file.`

/** A header set as lines, each header in the form that a host reads. */
const headerLines = (set: HeaderSet, line: (name: string, value: string) => string): readonly string[] =>
  Object.entries(set).map(([name, value]) => line(name, value))

/** Cloudflare's documentation, Pages, "Headers": at most 100 rules, and 2,000 characters in a line. Netlify names no limit. */
const limits = { rules: 100, lineLength: 2000 }

/**
 * The one `_headers` file for Cloudflare Pages and Netlify. The general rule stands first, and each later one gives an address
 * its own set. Cloudflare joins what two rules say of one header, unless a line `! name` has taken the earlier one away
 * ("Headers"); Netlify's parser drops such a line, and its engine lets the later rule replace the earlier one. Both end at the
 * same headers. `/pay.html` is also `/pay` on both hosts. Throws a {@link HostLimit} for a value beyond the limits.
 */
export function headersFile(parts: SiteParts): readonly HostFile[] {
  const { worker } = parts
  const { document, pay, hashed, named } = parts.headers
  const rules: readonly (readonly string[])[] = [
    ['/*', ...headerLines(document, line)],
    ['/assets/*', ...inPlaceOf(document, hashed)],
    ...parts.named.map((path) => [path, ...inPlaceOf(document, named), ...typeOf(path)]),
    ...(worker === null ? [] : [[worker.path, ...inPlaceOf(document, worker.headers)]]),
    ...(pay === undefined ? [] : ['/pay', '/pay.html'].map((path) => [path, ...inPlaceOf(document, pay)])),
  ]
  if (rules.length > limits.rules)
    throw new HostLimit(`Cloudflare takes ${limits.rules} rules, and the store has ${rules.length}.`)
  for (const [path = '', ...lines] of rules)
    for (const text of lines)
      if (text.length > limits.lineLength)
        throw new HostLimit(
          `Cloudflare takes ${limits.lineLength} characters a line, and ${text.trim().split(':')[0]} of ${path} has ${text.length}.`,
        )
  return [{ path: '_headers', text: `# ${madeBy(parts)}\n${rules.flat().join('\n')}\n` }]
}

const line = (name: string, value: string) => `  ${name}: ${value}`

/** Netlify does not know the type. */
const typeOf = (path: string) =>
  path.endsWith('.webmanifest') ? ['  ! content-type', line('content-type', 'application/manifest+json')] : []

/**
 * The lines that make one header set out of another. What the other set has alone cannot be taken away on Netlify: it stays on
 * files, which it does not change, and the sets of documents have the same names.
 */
function inPlaceOf(base: HeaderSet, own: HeaderSet): readonly string[] {
  const gone = Object.keys(base).filter((name) => base[name] !== own[name])
  const added = Object.entries(own).filter(([name, value]) => base[name] !== value)
  return [...gone.map((name) => `  ! ${name}`), ...added.map(([name, value]) => line(name, value))]
}

/**
 * What stands in an nginx `server` block beside `listen`, certificates and `root`. Four things of nginx's documentation decide
 * its form: a block with an `add_header` of its own inherits none (ngx_http_headers_module), so each repeats its set; without
 * `always` a header comes with success alone, so that a 404 is never immutable; `types` replaces the table of the server, which
 * knows no `.webmanifest` (ngx_http_core_module); `gzip_static` sends the copies of the release (ngx_http_gzip_static_module).
 */
function nginxFiles(parts: SiteParts): readonly HostFile[] {
  const { worker } = parts
  const { document, pay, hashed, named } = parts.headers
  const lines = [
    `# ${madeBy(parts)}`,
    '# Include it in a server block that says listen, server_name, certificates and "root <release>/site;".',
    'server_tokens off;',
    'gzip_static on;',
    'gzip_vary on;',
    '# With the module ngx_brotli, for documents and scripts a sixth smaller: brotli_static on;',
    ...typeLines,
    '',
    '# The document, for every path that is no file.',
    ...location('/', [...headers(document, ' always'), 'try_files /index.html =404;']),
    ...(pay === undefined ? [] : location('= /pay.html', headers(pay, ' always'))),
    ...location('/assets/', [...headers(hashed, ''), 'try_files $uri @missing;']),
    ...parts.named.flatMap((path) => location(`= ${path}`, headers(named, ''))),
    ...(worker === null ? [] : location(`= ${worker.path}`, headers(worker.headers, ''))),
    '# A missing script must not be answered by the document, nor kept.',
    ...location('@missing', [
      'types { }',
      'default_type text/plain;',
      'add_header cache-control "no-store" always;',
      'return 404 "Not found\\n";',
    ]),
  ]
  return [{ path: 'nginx/store.conf', text: `${lines.join('\n')}\n` }]
}

const location = (path: string, lines: readonly string[]): readonly string[] => [
  `location ${path} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
]

const headers = (set: HeaderSet, when: '' | ' always') =>
  headerLines(set, (name, value) => `add_header ${name} ${quoted(value)}${when};`)

/** A value as nginx reads it. It has no way to write a `$` that begins no variable. */
function quoted(value: string): string {
  if (value.includes('$')) throw new HostLimit(`nginx cannot send ${value}: it holds a $.`)
  return `"${value.replaceAll(/["\\]/g, (sign) => `\\${sign}`)}"`
}

const typeLines = [
  'charset utf-8;',
  'charset_types text/css text/javascript text/plain;',
  'default_type application/octet-stream;',
  'types {',
  ...Object.entries(mediaTypes).map(([extension, type]) => `  ${type} ${extension};`),
  '}',
]

/** The configurations of a release, and for each host that cannot serve it why. */
interface HostFiles {
  readonly files: readonly HostFile[]
  readonly problems: readonly string[]
}

/**
 * What a container of any store is made of; all that differs between stores is in the configuration for nginx, which it includes.
 * `folder` holds the configurations, from the root of the release.
 */
const dockerFiles = (folder: string): readonly HostFile[] =>
  ['Dockerfile', 'nginx.conf'].map((name) => ({
    path: `docker/${name}`,
    text: readFileSync(join(import.meta.dirname, 'docker', name), 'utf8')
      .replace('COPY hosts ', `COPY ${folder} `)
      .replace('<release>/hosts/', `<release>/${folder}/`),
  }))

/**
 * Makes the configuration for nginx with its container, and the `_headers` file, from the header sets of a release: production's, and
 * in `demo/` those of the demo deployment. A host whose limits the store exceeds is left out, and the reason is returned: the
 * release is still good for the others. For any other host the header sets of the manifest are the contract.
 */
export function hostFiles(site: PublishedSite): HostFiles {
  const problems = new Set<string>()
  const of = (environment: 'production' | 'demo', folder: string) => {
    const parts = siteParts({ ...site, headers: headersIn(site.headers, environment) })
    return [() => nginxFiles(parts), () => dockerFiles(folder), () => headersFile(parts)].flatMap((make) => {
      try {
        return make()
      } catch (error) {
        if (!(error instanceof HostLimit)) throw error
        problems.add(error.message)
        return []
      }
    })
  }
  const demo = site.headers.demo === undefined ? [] : of('demo', 'hosts/demo')
  return {
    files: [...of('production', 'hosts'), ...demo.map((file) => ({ ...file, path: `demo/${file.path}` }))],
    problems: [...problems],
  }
}
