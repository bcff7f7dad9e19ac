import './allSettled.ts'
import {
  answerDocument,
  assertRoom,
  documentDeadlineMs,
  payRoutes,
  readMessage,
  requestKind,
} from './answerDocument.ts'
import { answerFile, deleteForeign, first, isListed, keepFirst, keepUsed, keptDocument } from './keptFiles.ts'
import { worker } from './workerScope.ts'

/*
 * The service worker of a store: a visit without a network gets the store's own screens. It keeps the document, scripts, texts and
 * artwork of its release, never an answer of the service and nothing of an order. Source: decision 97.
 */

worker.addEventListener('install', (event) => {
  passPayBy(event)
  // An update takes the place of what is kept already: without it an old store would stay kept.
  const room = worker.registration.active === null ? assertRoom(worker.navigator) : Promise.resolve()
  event.waitUntil(room.then(() => keepFirst(event)))
})

worker.addEventListener('activate', (event) => {
  first.activate(event).catch(() => undefined)
  const { navigationPreload } = worker.registration
  // A worker that has to wake up first would hold a visit back by as long.
  event.waitUntil(Promise.all([deleteForeign(), navigationPreload?.enable()]).catch(() => undefined))
})

worker.addEventListener('fetch', (event) => {
  switch (requestKind(event.request, worker.location.origin, isListed)) {
    case 'document':
      return event.respondWith(documentOf(event))
    case 'file':
      return event.respondWith(answerFile(event))
    case 'none':
  }
})

worker.addEventListener('message', (event) => {
  const message = readMessage(event.data)
  if (message?.kind === 'used') event.waitUntil(keepUsed(event).catch(() => undefined))
  if (message?.kind === 'takeOver') event.waitUntil(takeOver(message.version, event.source))
})

function documentOf(event: FetchEvent): Promise<Response> {
  const ask = async () => ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request)
  const network = ask()
  // An answer that comes too late is still heard to its end.
  event.waitUntil(network.catch(() => undefined))
  return answerDocument({ network, kept: keptDocument, late: late() })
}

/** A document that is known to be old stands in for a lost network alone, not for a slow one. */
const late = () =>
  new Promise((resolve) => {
    if (worker.registration.waiting === null) setTimeout(resolve, documentDeadlineMs)
  })

/**
 * Takes the place of an older worker where the only page is of this worker's release: so no page ever loses the files that it runs
 * on. With other pages open it waits until they are closed, as browsers do. It looks for some seconds: a page that was closed a
 * moment ago, or is being reloaded, still counts.
 */
async function takeOver(version: string, page: ExtendableMessageEvent['source']): Promise<void> {
  if (version !== worker.topupRelease.version || page === null || !('id' in page)) return
  for (let looks = 0; looks < 10; looks += 1) {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    // A page that was reloaded has another id, and offers by itself. What is left may be of the older release.
    if (!pages.some(({ id }) => id === page.id)) return
    if (pages.length === 1) return worker.skipWaiting()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}

/** Where the browser knows how, the pay document does not even start the worker. */
function passPayBy(event: ExtendableEvent): void {
  if (!('addRoutes' in event) || typeof event.addRoutes !== 'function') return
  const added: unknown = event.addRoutes(payRoutes)
  Promise.resolve(added).catch(() => undefined)
}
