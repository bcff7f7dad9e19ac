import { lazyComponent } from '../store/lazyComponent.tsx'
import { orderPopups } from './orderPopupsPart.ts'

/** The layer of all open popups. */
export const popupLayers = lazyComponent(() =>
  import('./PopupLayers.tsx').then((module) => module.PopupLayers),
)

/**
 * Fetches the code of popups and checkout ahead, when the products are on screen; a failure is handled when a
 * popup opens.
 */
export function prefetchPopups(loadCheckout: () => Promise<unknown>): void {
  for (const load of [popupLayers.load, orderPopups.load, loadCheckout]) load().catch(() => undefined)
}
