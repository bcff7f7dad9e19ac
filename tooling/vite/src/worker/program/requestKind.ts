/** What a worker does with a request: answers it with a document or with a file, or leaves it to the browser. */
export type RequestKind = 'document' | 'file' | 'none'

/** The pay document, also under the address to which Cloudflare leads. */
const payPaths: readonly string[] = ['/pay.html', '/pay']

/**
 * Which requests a worker answers: visits of the store, and files on the list of its release under their exact address. So
 * nothing of the service, of the pay document or of anybody else passes through it. Source: decision 97.
 */
export function requestKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  isListed: (path: string) => boolean,
): RequestKind {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'none'
  const { pathname, search } = address
  if (mode !== 'navigate') return search === '' && isListed(pathname) ? 'file' : 'none'
  // A path with a suffix is a file, such as the licences.
  const isPage = !payPaths.includes(pathname) && !/\.\w+$/.test(pathname)
  return isPage ? 'document' : 'none'
}

/** Rules by which a browser passes the pay document by without starting the worker; few browsers know them. */
export const payRoutes = payPaths.map((pathname) => ({
  condition: { urlPattern: { pathname } },
  source: 'network',
}))
