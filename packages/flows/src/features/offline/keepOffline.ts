/** The address of the store's service worker, on every host. */
export const workerPath = '/sw.js'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown }
}

/** The parts of a window that are needed to keep the store for a visit without a network. */
export type WorkerBrowser = Pick<Window, 'document'> & {
  readonly navigator: Pick<Navigator, 'serviceWorker'>
  readonly trustedTypes?: TrustedTypes
}

/**
 * Registers the store's service worker, tells it when this page has used files, and lets a worker of this release take the place of an
 * older one. Rejects where the browser does not let a worker in, as in some private windows. Source: decision 97.
 */
export async function keepOffline(browser: WorkerBrowser, version: string): Promise<void> {
  const { document: page, navigator } = browser
  const registration = await navigator.serviceWorker.register(addressOfWorker(browser), {
    // The worker's file is asked for at every check, whatever a host says of keeping it.
    updateViaCache: 'none',
  })
  const offer = () => registration.waiting?.postMessage({ kind: 'takeOver', version })
  const follow = () => registration.installing?.addEventListener('statechange', offer)
  // The browser may have begun to look for a new one by itself.
  offer()
  follow()
  registration.addEventListener('updatefound', follow)
  await navigator.serviceWorker.ready
  // To the worker of this moment: an update may have taken the place of another one.
  const tell = () => registration.active?.postMessage({ kind: 'used' })
  tell()
  navigator.serviceWorker.addEventListener('controllerchange', tell)
  // What this page fetched past the worker, which does not control a first visit.
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') tell()
  })
}

/** The policy of the document lets in a worker's address through a policy of its own alone. */
function addressOfWorker({ trustedTypes }: Pick<WorkerBrowser, 'trustedTypes'>): string {
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => workerPath })
  return (policy?.createScriptURL(workerPath) ?? workerPath) as string
}
