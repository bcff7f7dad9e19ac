import { orderPopups } from '../popups/orderPopupsPart.ts'
import { popupLayers } from '../popups/popupParts.ts'

/**
 * Loads the code that asks about an order and the popup that says what became of it; rejects when a part of it cannot
 * be had. Source: faults B-09.
 */
export const loadResultCode = (): Promise<unknown> =>
  Promise.all([import('./startStorePoller.ts'), popupLayers.load(), orderPopups.load()])
