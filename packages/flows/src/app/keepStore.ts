import { keepOffline } from '../features/offline/keepOffline.ts'
import { savesData } from '../platform/device.ts'
import { reachable } from '../platform/reachable.ts'
import { storeVersion } from '../platform/storeVersion.ts'
import { whenIdle } from '../platform/whenIdle.ts'
import type { Services } from '../store/services.ts'
import { productsKnown } from './productsToReplace.ts'

/** For how long the code that a player's first sign fetches has the network for itself, in milliseconds. */
const afterSignMs = 5_000

/** What keeping the store for a visit without a network needs of it. */
export type KeptStore = Pick<Services, 'brand' | 'catalogue' | 'clock' | 'deployment'>

/** And from outside; a test passes its own. */
interface OfflinePage {
  readonly browser: Pick<Window, 'document' | 'location' | 'navigator'>
  readonly idle: (task: () => void) => unknown
  readonly keep: (version: string) => Promise<void>
}

/**
 * Keeps the store for a visit without a network after a first sign of the player, when the products are on screen and the page is
 * quiet. A development server, an origin without a deployment, a phone that saves data and a store whose facts say so go without.
 * Source: decisions 93 and 97.
 */
export async function keepStore(
  services: KeptStore,
  signal: AbortSignal,
  { browser, idle, keep }: OfflinePage = pageHere,
): Promise<void> {
  const version = storeVersion(browser.document)
  if (version === undefined || !canKeep(services, browser)) return
  await Promise.all([productsKnown(services), services.clock.wait(afterSignMs, signal)])
  // The store works without, as it did before.
  idle(() => void keep(version).catch(() => undefined))
}

const canKeep = (
  { brand, deployment }: Pick<Services, 'brand' | 'deployment'>,
  { location, navigator }: OfflinePage['browser'],
) =>
  brand.serviceWorker !== 'off' &&
  deployment.origins.includes(location.origin) &&
  // Missing without https, and in the private windows of some browsers.
  reachable<ServiceWorkerContainer | undefined>(() => navigator.serviceWorker) !== undefined &&
  !savesData(navigator)

const pageHere: OfflinePage = {
  browser: window,
  idle: whenIdle,
  keep: (version) => keepOffline(window, version),
}
