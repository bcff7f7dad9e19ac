import { savesData } from '../platform/device.ts'
import { storeVersion } from '../platform/storeVersion.ts'
import { whenIdle } from '../platform/whenIdle.ts'
import type { Services } from '../store/services.ts'
import { signs } from './fetchAhead.ts'
import { productsKnown } from './productsToReplace.ts'

/** For how long the code that a player's first sign fetches has the network for itself, in milliseconds. */
const afterSignMs = 5_000

/** What keeping the store for a visit without a network needs from outside; a test passes its own. */
export interface OfflinePage {
  readonly browser: Pick<
    Window,
    'addEventListener' | 'removeEventListener' | 'document' | 'location' | 'navigator'
  >
  readonly idle: (task: () => void) => unknown
  readonly load: () => Promise<(version: string) => Promise<void>>
}

/**
 * Keeps the store for a visit without a network, after a first sign of the player, when the products are on screen and the page is
 * quiet: a visit that only looks pays nothing for it. A development server, an origin without a deployment, a phone that saves data
 * and a store whose facts say so go without. Returns a function that calls it off. Source: decisions 93 and 97.
 */
export function keepOfflineLater(
  services: Pick<Services, 'brand' | 'catalogue' | 'clock' | 'deployment'>,
  { browser, idle, load }: OfflinePage = pageHere,
): () => void {
  const version = storeVersion(browser.document)
  const over = new AbortController()
  if (version === undefined || !canKeep(services, browser)) return () => undefined
  const begin = () => {
    stop()
    void Promise.all([productsKnown(services), services.clock.wait(afterSignMs, over.signal)]).then(
      () =>
        idle(
          () =>
            void load()
              .then((keep) => keep(version))
              .catch(ignore),
        ),
      ignore,
    )
  }
  const stop = () => signs.forEach((sign) => browser.removeEventListener(sign, begin, true))
  for (const sign of signs) browser.addEventListener(sign, begin, { capture: true, passive: true })
  return () => {
    stop()
    over.abort()
  }
}

/** The store works without, as it did before. */
const ignore = () => undefined

const canKeep = (
  { brand, deployment }: Pick<Services, 'brand' | 'deployment'>,
  { location, navigator }: OfflinePage['browser'],
) =>
  brand.serviceWorker !== 'off' &&
  deployment.origins.includes(location.origin) &&
  // Missing without https, and in the private windows of some browsers.
  (navigator.serviceWorker as ServiceWorkerContainer | undefined) !== undefined &&
  !savesData(navigator)

const pageHere: OfflinePage = {
  browser: window,
  idle: whenIdle,
  load: () =>
    import('../features/offline/keepOffline.ts').then(
      ({ keepOffline }) =>
        (version) =>
          keepOffline(window, version),
    ),
}
