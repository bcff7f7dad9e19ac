import { headerLines, madeBy } from './siteParts.ts'
import type { HostFile, SiteParts } from './siteParts.ts'

/** Where a missing asset leads: a file, because a rule with the status 404 needs one. */
const missing = '/missing-asset.txt'

/**
 * Netlify: `_headers` and `_redirects`, which go into the folder that is published, and an edge function for the documents.
 * Netlify's rules have no way to take a header away: its parser drops a line with `!`, and a rule for every path would stand
 * beside that of the pay document. So no two rules match one address: each file has a rule of its own, a file that is not there
 * has none, and what is no file gets its headers from the function (Netlify's documentation, "Custom headers": rules do not apply
 * to what an edge function answers). The first rule of `_redirects` that matches counts, and none of them hides a file ("Redirect
 * options").
 */
export function netlifyFiles(parts: SiteParts): readonly HostFile[] {
  const { worker } = parts
  const { hashed, named, pay } = parts.headers
  const rule = (path: string, set: typeof hashed) => [
    path,
    ...headerLines(set, (name, value) => `  ${name}: ${value}`),
  ]
  const rules = [
    ...parts.assets.flatMap((path) => rule(path, hashed)),
    ...parts.named.flatMap((path) => [...rule(path, named), ...typeOf(path)]),
    ...(worker === null ? [] : rule(worker.path, worker.headers)),
  ]
  const redirects = [
    `/assets/* ${missing} 404`,
    ...(pay === undefined ? [] : ['/pay /pay.html 200']),
    '/* /index.html 200',
  ]
  const head = `# ${madeBy(parts)}`
  return [
    { path: 'netlify/publish/_headers', text: `${[head, ...rules].join('\n')}\n` },
    { path: 'netlify/publish/_redirects', text: `${[head, ...redirects].join('\n')}\n` },
    { path: `netlify/publish${missing}`, text: 'Not found\n' },
    { path: 'netlify/netlify/edge-functions/documents.js', text: documentFunction(parts) },
  ]
}

const typeOf = (path: string) =>
  path.endsWith('.webmanifest') ? ['  content-type: application/manifest+json'] : []

const documentFunction = (parts: SiteParts) => `// ${madeBy(parts)}
const store = ${JSON.stringify(parts.headers.document, null, 2)}
const pay = ${JSON.stringify(parts.headers.pay ?? null, null, 2)}

export default async function documents(request, context) {
  const answer = await context.next()
  const { pathname } = new URL(request.url)
  const isPay = pay !== null && (pathname === '/pay' || pathname === '/pay.html')
  const response = new Response(answer.body, answer)
  for (const [name, value] of Object.entries(isPay ? pay : store)) response.headers.set(name, value)
  return response
}

export const config = {
  path: '/*',
  excludedPath: ${JSON.stringify(['/assets/*', ...parts.named, ...(parts.worker === null ? [] : [parts.worker.path])])},
}
`
