import type { HeaderSet } from '../deploy/responseHeaders.ts'
import { HostLimit, headerLines, madeBy } from './siteParts.ts'
import type { HostFile, SiteParts } from './siteParts.ts'

/**
 * What stands in an nginx `server` block beside `listen`, certificates and `root`. Four things of nginx's documentation decide
 * its form: a block with an `add_header` of its own inherits none (ngx_http_headers_module), so each repeats its set; without
 * `always` a header comes with success alone, so that a 404 is never immutable; `types` replaces the table of the server, which
 * knows no `.webmanifest` (ngx_http_core_module); `gzip_static` sends the copies of the release (ngx_http_gzip_static_module).
 */
export function nginxFiles(parts: SiteParts): readonly HostFile[] {
  const { worker } = parts
  const { document, pay, hashed, named } = parts.headers
  const lines = [
    `# ${madeBy(parts)}`,
    '# Include it in a server block that says listen, server_name, certificates and "root <release>/site;".',
    'server_tokens off;',
    'gzip_static on;',
    'gzip_vary on;',
    '# With the module ngx_brotli, for documents and scripts a sixth smaller: brotli_static on;',
    ...mediaTypes,
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

const mediaTypes = [
  'charset utf-8;',
  'charset_types text/css text/javascript text/plain;',
  'default_type application/octet-stream;',
  'types {',
  ...Object.entries({
    'text/html': 'html',
    'text/javascript': 'js',
    'text/css': 'css',
    'text/plain': 'txt',
    'application/json': 'json',
    'application/manifest+json': 'webmanifest',
    'image/svg+xml': 'svg',
    'image/png': 'png',
    'image/jpeg': 'jpg',
    'image/webp': 'webp',
    'image/avif': 'avif',
    'font/woff2': 'woff2',
  }).map(([type, extension]) => `  ${type} ${extension};`),
  '}',
]
