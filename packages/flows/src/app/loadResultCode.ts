import { orderPopups } from '../popups/orderPopupsPart.ts'
import { popupLayers } from '../popups/popupParts.ts'
import type { StoreApp } from './storeApp.ts'

/**
 * Loads the code that asks about an order and the popup that says what became of it; rejects when a part of it cannot
 * be had. Source: faults B-09.
 */
const loadResultCode = (): Promise<unknown> =>
  Promise.all([import('./startStorePoller.ts'), popupLayers.load(), orderPopups.load()])

/**
 * A checkout that comes with that code: nothing can be bought before it is here, because a deployment may remove it at
 * any moment. Source: faults B-09.
 */
export const withResultCode =
  (loadCheckout: StoreApp['loadCheckout']): StoreApp['loadCheckout'] =>
  async (services) => {
    const [checkout] = await Promise.all([loadCheckout(services), loadResultCode()])
    return checkout
  }
