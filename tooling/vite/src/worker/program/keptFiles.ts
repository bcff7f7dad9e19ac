import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { assertRoom, isWhole, shellPath } from './answerDocument.ts'
import { worker } from './workerScope.ts'

const { topupRelease: release, location } = worker

/** Of both caches; what else an origin keeps is not the worker's. */
export const cacheNames = { first: 'topup-first', used: 'topup-used' } as const

const pathOf = ({ url }: Pick<Request, 'url'>) => new URL(url).pathname

const onlyWhole: WorkboxPlugin = {
  requestWillFetch: ({ request, event }) => {
    if (event?.type === 'fetch') return Promise.resolve(request)
    // The document is asked for again only where it has changed; nothing of it hurries.
    const cache = pathOf(request) === shellPath ? 'no-cache' : request.cache
    return Promise.resolve(new Request(request, { cache, priority: 'low' }))
  },
  cacheWillUpdate: async ({ request, response }) =>
    (await isWhole(response, pathOf(request), release)) ? response : null,
  // What is kept already may be another's work; a visit is not held back by looking at each of its files.
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
    if (cachedResponse === undefined || event?.type === 'fetch') return cachedResponse
    return (await isWhole(cachedResponse, pathOf(request), release)) ? cachedResponse : null
  },
}

/** What is kept before the worker works: the document, and the files that a visit without a network needs. */
export const first = new PrecacheController({ cacheName: cacheNames.first, plugins: [onlyWhole] })
first.addToCacheList([
  { url: shellPath, revision: release.version },
  ...release.first.map(([url, integrity]) => ({ url, revision: null, integrity })),
])

/** What is left of the space belongs to the orders, also after the worker came. */
const onlyWithRoom: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    assertRoom(worker.navigator).then(
      () => response,
      () => null,
    ),
}

const used = new CacheFirst({ cacheName: cacheNames.used, plugins: [onlyWhole, onlyWithRoom] })
const others: ReadonlySet<string> = new Set(release.others.map(([path]) => path))
const inFirst: ReadonlySet<string> = new Set(release.first.map(([path]) => path))

/** Whether the release has a file at this path that may be kept. */
export const isListed = (path: string): boolean => inFirst.has(path) || others.has(path)

/** Keeps what a visit without a network needs; where that fails, as without space, it leaves nothing of it behind. Rejects then. */
export async function keepFirst(event: ExtendableEvent): Promise<void> {
  const cache = await worker.caches.open(cacheNames.first)
  const before = new Set((await cache.keys()).map(({ url }) => url))
  try {
    await first.install(event)
  } catch (error) {
    for (const request of await cache.keys()) if (!before.has(request.url)) await cache.delete(request)
    throw error
  }
}

/** A kept file, else that of the network: storage that is full, broken or cleared loses nobody a file. */
export function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const path = pathOf(request)
  const strategy = inFirst.has(path) ? first.strategy : used
  return strategy
    .handle({ request, event, params: { cacheKey: location.origin + path } })
    .catch(() => fetch(request))
}

/** The kept document; undefined where it was never kept, is kept no more, or is not what the release holds. */
export async function keptDocument(): Promise<Response | undefined> {
  const kept = await first.matchPrecache(shellPath)
  return kept !== undefined && (await isWhole(kept, shellPath, release)) ? kept : undefined
}

/**
 * Keeps what visits have used, which is what the browser still has of it: nothing is fetched from the network. A worker whose
 * document was cleared or changed ends itself: the page registers it again at the next visit, which keeps everything then.
 */
export async function keepUsed(event: ExtendableEvent): Promise<void> {
  if ((await keptDocument()) === undefined) return void (await worker.registration.unregister())
  await assertRoom(worker.navigator)
  for (const path of others) {
    const request = new Request(path, { cache: 'only-if-cached', mode: 'same-origin' })
    // What the browser has not, or what cannot be kept now, may be kept another time.
    await Promise.all(used.handleAll({ request, event })).catch(() => undefined)
  }
}

/** Deletes the files that a page had used of another release, where this one does not have them. */
export async function deleteForeign(): Promise<void> {
  const cache = await worker.caches.open(cacheNames.used)
  for (const request of await cache.keys()) if (!others.has(pathOf(request))) await cache.delete(request)
}
