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

/**
 * What stands in an nginx `server` block beside `listen`, certificates and `root`. Four things of nginx's documentation decide
 * its form: a block with an `add_header` of its own inherits none (ngx_http_headers_module), so each repeats its set; without
 * `always` a header comes with success alone, so that a 404 is never immutable; `types` replaces the table of the server, which
 * knows no `.webmanifest` (ngx_http_core_module); `gzip_static` sends the copies of the release (ngx_http_gzip_static_module).
 */
function nginxConfiguration({ brand, version, headers: sets, files }: PublishedSite): string {
  const { document, pay, hashed, named, worker } = sets
  const others = files.map(({ path }) => path).filter((path) => !ofOtherSets.test(path))
  const lines = [
    `# ${brand} ${version}. Made with the release from its header set: change the store, not this file.`,
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
    ...others.flatMap((path) => location(`= /${path}`, headers(named, ''))),
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
 * Makes the configuration for nginx with its container from the header sets of a release: production's, and in `demo/` those of the demo
 * deployment. For any other host the header sets of the manifest are the contract.
 */
export function hostFiles(site: PublishedSite): readonly HostFile[] {
  const of = (environment: 'production' | 'demo', folder: string): readonly HostFile[] => [
    {
      path: 'nginx/store.conf',
      text: nginxConfiguration({ ...site, headers: headersIn(site.headers, environment) }),
    },
    ...dockerFiles(folder),
  ]
  const demo = site.headers.demo === undefined ? [] : of('demo', 'hosts/demo')
  return [...of('production', 'hosts'), ...demo.map((file) => ({ ...file, path: `demo/${file.path}` }))]
}
