import type { HeaderSet } from '../deploy/responseHeaders.ts'
import { HostLimit, headerLines, madeBy } from './siteParts.ts'
import type { HostFile, SiteParts } from './siteParts.ts'

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
