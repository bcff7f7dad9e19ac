import type { CheckoutServices } from './checkoutServices.ts'

/**
 * Opens the pay document of an order again, inside the player's tap: in a window, or in this tab where none can be had.
 * One whose session has ended since it was offered is asked about instead: nothing could be paid there.
 * Source: decisions 20 and 30.
 */
export function payByDropIn(
  { placing, translator }: Pick<CheckoutServices, 'placing' | 'translator'>,
  billingNo: string,
): void {
  if (!placing.dropIns.has(billingNo)) return void placing.askAbout(billingNo)
  const payWindow = placing.openPayWindow(translator.t('pay.opening'))
  if (payWindow !== null && placing.dropIns.openIn(payWindow, billingNo)) return
  payWindow?.close()
  placing.dropIns.openHere(billingNo)
}
