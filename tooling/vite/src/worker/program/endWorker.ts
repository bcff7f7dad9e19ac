import { worker } from './workerScope.ts'

/*
 * Ends the service workers of a store: takes the place of any other at once, deletes what they kept and removes itself. Pages
 * that are open go on without a worker, and none is reloaded. Source: decision 97.
 */

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => event.waitUntil(end()))

async function end(): Promise<void> {
  try {
    for (const name of await worker.caches.keys())
      if (name.startsWith('topup-')) await worker.caches.delete(name)
  } finally {
    // Storage that is broken keeps nobody's worker alive.
    await worker.registration.unregister()
  }
}
