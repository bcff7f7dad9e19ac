import { lazyComponent } from '../store/lazyComponent.tsx'
import { orderPopups } from './orderPopupsPart.ts'

/** The layer of all open popups. */
export const popupLayers = lazyComponent(() =>
  import('./PopupLayers.tsx').then((module) => module.PopupLayers),
)

/** Fetches the code of popups and checkout ahead, once the goods are on screen; a failure is met again when a popup opens. */
export function prefetchPopups(loadCheckout: () => Promise<unknown>): void {
  for (const load of [popupLayers.load, orderPopups.load, loadCheckout]) load().catch(() => undefined)
}
