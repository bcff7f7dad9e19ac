import type { OrderSelection } from './orderSelection.ts'

/**
 * The selection after the payment region changes: another region has other prices and other methods, so the
 * chosen product and method are cleared; the character stays.
 * Source: spec §4 "Changing region clears the chosen method", decision 54.
 */
export function selectionAfterRegion(selection: OrderSelection): OrderSelection {
  return { ...selection, productId: null, region: null, rechargeKey: null }
}
