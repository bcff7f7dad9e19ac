import type { CheckoutServices } from './checkoutServices.ts'

/**
 * Opens the pay document of an order again, inside the player's tap: in a window, or in this tab where no window
 * opens. If the drop-in's session has ended since it was offered, nothing could be paid there, so the order is
 * queried instead. Source: decisions 20 and 30.
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
