import type { WorkerRelease } from '../../deploy/workerText.ts'

/** For how long a document may be on its way before the kept one takes its place, in milliseconds. */
export const documentDeadlineMs = 3_000

/** From where a document may come. */
interface DocumentSources {
  readonly network: Promise<Response>
  /** Undefined where nothing is kept. */
  readonly kept: () => Promise<Response | undefined>
  /** Resolves when the network has had its time; one that stays pending where only a lost network counts. */
  readonly late: Promise<unknown>
}

/**
 * The document of a visit: whatever the host answers, and the kept one where no answer comes in time. Without a kept one it is
 * the network's answer or failure, as without a worker. Source: decision 97.
 */
export async function answerDocument({ network, kept, late }: DocumentSources): Promise<Response> {
  const inTime = await Promise.race([
    network.catch(() => null),
    late.then(
      () => null,
      () => null,
    ),
  ])
  if (inTime !== null) return inTime
  // Storage that is broken or cleared is no reason to lose a visit.
  return (await kept().catch(() => undefined)) ?? network
}

/** What a worker does with a request: answers it with a document or with a file, or leaves it to the browser. */
type RequestKind = 'document' | 'file' | 'none'

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

/** What a page says to a worker. */
type WorkerMessage = { readonly kind: 'used' } | { readonly kind: 'takeOver'; readonly version: string }

/** Reads a message; null for anything else, such as one of an older release. */
export function readMessage(said: unknown): WorkerMessage | null {
  if (typeof said !== 'object' || said === null || !('kind' in said)) return null
  if (said.kind === 'takeOver' && 'version' in said && typeof said.version === 'string')
    return { kind: 'takeOver', version: said.version }
  return said.kind === 'used' ? { kind: 'used' } : null
}

/** The address of the document, under which it is kept whatever address a visit has. */
export const shellPath = '/'

/**
 * Whether an answer is what the release holds at this path, by its hash. While a release is changed, a worker of one may be
 * answered with the document of another; a host or somebody on the way may put in something else; and a script of the page can
 * write into what is kept, which it cannot mark as an answer of the host. Source: decision 97.
 */
export async function isWhole(
  response: Response,
  path: string,
  { document, first, others }: Omit<WorkerRelease, 'version'>,
): Promise<boolean> {
  if (response.status !== 200 || response.type !== 'basic') return false
  const expected = path === shellPath ? document : [...first, ...others].find(([file]) => file === path)?.[1]
  return expected !== undefined && expected === (await sha384(await response.clone().arrayBuffer()))
}

async function sha384(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content))
  return `sha384-${btoa(String.fromCharCode(...digest))}`
}

/** The space that a worker leaves for the orders of the device, in bytes. */
const leftFree = 20 * 1024 * 1024

/** Throws where the browser says that there is hardly any space left: what is left belongs to the orders. Source: decision 97. */
export async function assertRoom({ storage }: { readonly storage?: Pick<StorageManager, 'estimate'> }) {
  const { quota, usage } = (await storage?.estimate?.()) ?? {}
  if (quota !== undefined && usage !== undefined && quota - usage < leftFree)
    throw new Error('There is no space to keep the store')
}
