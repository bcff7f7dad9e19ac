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

/** One file of a host's configuration, by its path in the folder `hosts/`. */
interface HostFile {
  readonly path: string
  readonly text: string
}

/** Files that have a header set of their own: documents, assets and the worker, and copies that are sent in their place. */
const ofOtherSets = new RegExp(`^assets/|^(?:index|pay)\\.html$|^${workerFile}$|\\.(?:br|gz)$`)

const othersOf = (files: PublishedSite['files']): readonly string[] =>
  files.map(({ path }) => path).filter((path) => !ofOtherSets.test(path))

const madeBy = ({ brand, version }: PublishedSite): string =>
  `# ${brand} ${version}. Made with the release from its header set: change the store, not this file.`

/**
 * What stands in an nginx `server` block beside `listen`, certificates and `root`. Four things of nginx's documentation decide
 * its form: a block with an `add_header` of its own inherits none (ngx_http_headers_module), so each repeats its set; without
 * `always` a header comes with success alone, so that a 404 is never immutable; `types` replaces the table of the server, which
 * knows no `.webmanifest` (ngx_http_core_module); `gzip_static` sends the copies of the release (ngx_http_gzip_static_module).
 */
function nginxConfiguration(site: PublishedSite): string {
  const { document, pay, hashed, named, worker } = site.headers
  const lines = [
    madeBy(site),
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
    ...othersOf(site.files).flatMap((path) => location(`= /${path}`, headers(named, ''))),
    ...(worker === undefined ? [] : location(`= /${workerFile}`, headers(worker, ''))),
    '# A missing script must not be answered by the document, nor kept.',
    ...location('@missing', [
      'types { }',
      'default_type text/plain;',
      'add_header cache-control "no-store" always;',
      'return 404 "Not found\\n";',
    ]),
  ]
  return `${lines.join('\n')}\n`
}

const location = (path: string, lines: readonly string[]): readonly string[] => [
  `location ${path} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
]

/** A header set as nginx reads it. It has no way to write a `$` that begins no variable. */
const headers = (set: HeaderSet, when: '' | ' always'): readonly string[] =>
  Object.entries(set).map(([name, value]) => {
    if (value.includes('$')) throw new Error(`nginx cannot send ${value}: it holds a $.`)
    return `add_header ${name} "${value.replaceAll(/["\\]/g, (sign) => `\\${sign}`)}"${when};`
  })

const typeLines = [
  'charset utf-8;',
  'charset_types text/css text/javascript text/plain;',
  'default_type application/octet-stream;',
  'types {',
  ...Object.entries(mediaTypes).map(([extension, type]) => `  ${type} ${extension};`),
  '}',
]

/** Cloudflare's documentation, Pages, "Headers". Netlify names no limit. */
const longestLine = 2000

/**
 * The one `_headers` file for Cloudflare Pages and Netlify. The general rule stands first, and each later one gives an address its
 * own set. Cloudflare joins what two rules say of one header, unless a line `! name` has taken the earlier one away ("Headers");
 * Netlify's parser drops such a line, and its engine lets the later rule replace the earlier one. Both end at the same headers.
 * `/pay.html` is also `/pay` on both hosts. A line that Cloudflare would drop leaves one that says so, and no rule.
 */
function headersFile(site: PublishedSite): string {
  const { document, pay, hashed, named, worker } = site.headers
  const lines = [
    '/*',
    ...Object.entries(document).map(headerLine),
    '/assets/*',
    ...inPlaceOf(document, hashed),
    ...othersOf(site.files).flatMap((path) => [`/${path}`, ...inPlaceOf(document, named), ...typeOf(path)]),
    ...(worker === undefined ? [] : [`/${workerFile}`, ...inPlaceOf(document, worker)]),
    ...(pay === undefined
      ? []
      : ['/pay', '/pay.html'].flatMap((path) => [path, ...inPlaceOf(document, pay)])),
  ]
  const long = lines.find((line) => line.length > longestLine)
  const rules =
    long === undefined
      ? lines
      : [
          `# Cloudflare takes ${longestLine} characters a line, and ${long.trim().split(':')[0]} has ${long.length}.`,
        ]
  return `${[madeBy(site), ...rules].join('\n')}\n`
}

const headerLine = ([name, value]: readonly [string, string]): string => `  ${name}: ${value}`

/** Netlify does not know the type. */
const typeOf = (path: string): readonly string[] =>
  path.endsWith('.webmanifest') ? ['  ! content-type', '  content-type: application/manifest+json'] : []

/**
 * The lines that make one header set out of another. What the other set has alone cannot be taken away on Netlify: it stays on
 * files, which it does not change, and the sets of documents have the same names.
 */
function inPlaceOf(base: HeaderSet, own: HeaderSet): readonly string[] {
  const gone = Object.keys(base).filter((name) => base[name] !== own[name])
  const added = Object.entries(own).filter(([name, value]) => base[name] !== value)
  return [...gone.map((name) => `  ! ${name}`), ...added.map(headerLine)]
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
 * in `demo/` those of the demo deployment. For any other host the header sets of the manifest are the contract.
 */
export function hostFiles(site: PublishedSite): readonly HostFile[] {
  const of = (environment: 'production' | 'demo', folder: string): readonly HostFile[] => {
    const one = { ...site, headers: headersIn(site.headers, environment) }
    return [
      { path: 'nginx/store.conf', text: nginxConfiguration(one) },
      ...dockerFiles(folder),
      { path: '_headers', text: headersFile(one) },
    ]
  }
  const demo = site.headers.demo === undefined ? [] : of('demo', 'hosts/demo')
  return [...of('production', 'hosts'), ...demo.map((file) => ({ ...file, path: `demo/${file.path}` }))]
}
