/** The address of the store's service worker, on every host. */
export const workerPath = '/sw.js'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown }
}

/** The parts of a window that are needed to keep the store for a visit without a network. */
export type WorkerBrowser = Pick<Window, 'document' | 'location' | 'performance'> & {
  readonly navigator: Pick<Navigator, 'serviceWorker'>
  readonly trustedTypes?: TrustedTypes
}

/**
 * Registers the store's service worker, tells it which files this page used, and lets a worker of this release take the place of an
 * older one. Rejects where the browser does not let a worker in, as in some private windows. Source: decision 97.
 */
export async function keepOffline(browser: WorkerBrowser, version: string): Promise<void> {
  const { document: page, navigator } = browser
  const registration = await navigator.serviceWorker.register(addressOfWorker(browser), {
    // The worker's file is asked for at every check, whatever a host says of keeping it.
    updateViaCache: 'none',
  })
  const offer = () => registration.waiting?.postMessage({ kind: 'takeOver', version })
  offer()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  )
  const { active } = await navigator.serviceWorker.ready
  const tell = () => active?.postMessage({ kind: 'used', paths: usedFiles(browser) })
  tell()
  // What this page fetched past the worker, which does not control a first visit.
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') tell()
  })
}

/** The store's own files that this page has loaded, without the query of any address. */
function usedFiles({
  performance,
  location,
}: Pick<WorkerBrowser, 'performance' | 'location'>): readonly string[] {
  const start = `${location.origin}/assets/`
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set(names.filter((name) => name.startsWith(start)).map((name) => new URL(name).pathname))]
}

/** The policy of the document lets in a worker's address through a policy of its own alone. */
function addressOfWorker({ trustedTypes }: Pick<WorkerBrowser, 'trustedTypes'>): string {
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => workerPath })
  return (policy?.createScriptURL(workerPath) ?? workerPath) as string
}
