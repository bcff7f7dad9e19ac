import { orderPopups } from '../popups/orderPopupsPart.ts'
import { popupLayers } from '../popups/popupParts.ts'
import type { CodeAhead } from './fetchAhead.ts'

/** The code of all popups, which is not of the first route. */
export const popupCode = (loadCheckout: () => Promise<unknown>): CodeAhead => ({
  popups: popupLayers.load,
  purchase: () => Promise.all([orderPopups.load(), loadCheckout()]),
})
