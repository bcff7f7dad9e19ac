import type { HeaderSet } from '../deploy/responseHeaders.ts'
import { HostLimit, headerLines, madeBy } from './siteParts.ts'
import type { HostFile, SiteParts } from './siteParts.ts'

/** Cloudflare's documentation, Pages, "Headers": at most 100 rules, and 2,000 characters in a line. */
const limits = { rules: 100, lineLength: 2000 }

/**
 * Cloudflare Pages: `_headers`, which goes into the folder that is published, and a function for the assets. Every rule that
 * matches counts, in order, and `! name` takes a header of an earlier one away ("Headers"). `/pay.html` is answered with a
 * redirect to `/pay` ("Serving Pages"), so both have the rule of the pay document. There are no `_redirects`: without a
 * `404.html` every path that is no file is the document ("Serving Pages"), also a missing asset, with the headers of its path;
 * that is why a function looks at what comes for those. Throws a {@link HostLimit} for a value beyond the limits.
 */
export function cloudflareFiles(parts: SiteParts): readonly HostFile[] {
  const { worker } = parts
  const { document, pay, hashed, named } = parts.headers
  const rules: readonly (readonly string[])[] = [
    ['/*', ...headerLines(document, line)],
    ['/assets/*', ...inPlaceOf(document, hashed)],
    ...parts.named.map((path) => [path, ...inPlaceOf(document, named)]),
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
  return [
    { path: 'cloudflare/publish/_headers', text: `# ${madeBy(parts)}\n${rules.flat().join('\n')}\n` },
    { path: 'cloudflare/functions/assets/[[path]].js', text: assetFunction(parts) },
  ]
}

const line = (name: string, value: string) => `  ${name}: ${value}`

/** The lines that make one header set out of another. */
function inPlaceOf(base: HeaderSet, own: HeaderSet): readonly string[] {
  const gone = Object.keys(base).filter((name) => base[name] !== own[name])
  const added = Object.entries(own).filter(([name, value]) => base[name] !== value)
  return [...gone.map((name) => `  ! ${name}`), ...added.map(([name, value]) => line(name, value))]
}

const assetFunction = (parts: SiteParts) => `// ${madeBy(parts)}
// A missing script must not be answered by the document, nor kept.
export async function onRequest({ next }) {
  const answer = await next()
  const isDocument = (answer.headers.get('content-type') ?? '').includes('text/html')
  if (answer.status < 400 && !isDocument) return answer
  return new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
`
