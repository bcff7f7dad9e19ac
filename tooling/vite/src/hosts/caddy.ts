import type { HeaderSet } from '../deploy/responseHeaders.ts'
import { headerLines, madeBy } from './siteParts.ts'
import type { HostFile, SiteParts } from './siteParts.ts'

/**
 * What stands in a site block of a Caddyfile beside the address and `root`. Of several `handle` blocks the first that matches
 * counts, and they exclude each other (Caddy's documentation, "handle"); `precompressed` sends the copies of the release, and the
 * server keeps a type that is set before ("file_server").
 */
export function caddyFiles(parts: SiteParts): readonly HostFile[] {
  const { worker } = parts
  const { document, pay, hashed, named } = parts.headers
  const manifests = parts.named.filter((path) => path.endsWith('.webmanifest'))
  const lines = [
    `# ${madeBy(parts)}`,
    '# Import it in a site block that says the address and "root * <release>/site".',
    ...block('handle /assets/*', [
      '@present file',
      ...block('handle @present', [...headers(hashed), ...serve]),
      '# A missing script must not be answered by the document, nor kept.',
      ...block('handle', ['header cache-control no-store', 'respond "Not found" 404']),
    ]),
    `@named path ${parts.named.join(' ')}`,
    ...block('handle @named', [
      ...headers(named),
      ...manifests.map((path) => `header ${path} content-type application/manifest+json`),
      ...serve,
    ]),
    ...(worker === null ? [] : block(`handle ${worker.path}`, [...headers(worker.headers), ...serve])),
    ...(pay === undefined ? [] : block('handle /pay.html', [...headers(pay), ...serve])),
    '# The document, for every path that is no file.',
    ...block('handle', [...headers(document), 'rewrite * /index.html', ...serve]),
  ]
  return [{ path: 'caddy/store.caddy', text: `${lines.join('\n')}\n` }]
}

const block = (head: string, lines: readonly string[]): readonly string[] => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
]

const serve = block('file_server', ['precompressed br gzip', 'disable_canonical_uris'])

const headers = (set: HeaderSet) =>
  headerLines(set, (name, value) => `header ${name} "${value.replaceAll('"', '\\"')}"`)
