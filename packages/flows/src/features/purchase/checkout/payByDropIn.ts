import { entryOfBillingNo, factsOf } from '@topup/domain'
import { forgetOver } from '../../../dropIn/handover.ts'
import { waitingTextsOfFacts } from '../orders/waitingPage.ts'
import type { CheckoutServices } from '../contracts.ts'

/**
 * Opens the pay document of an order again, inside the player's tap: in a window, or in this tab where no window
 * opens. If the drop-in's session has ended since it was offered, nothing could be paid there, so the order is
 * queried instead. A tab that keeps nothing would arrive there without the order: it stays, and says why. Source:
 * decisions 20 and 30, faults B-08.
 */
export function payByDropIn(
  services: Pick<CheckoutServices, 'brand' | 'journal' | 'placing' | 'tab' | 'toasts' | 'translator'>,
  billingNo: string,
): void {
  const { placing, journal } = services
  if (!placing.dropIns.has(billingNo)) return void placing.askAbout(billingNo)
  // Before the window opens: it starts with a copy of this tab's storage, and may hear nothing of a store that is frozen.
  forgetOver(services.tab, billingNo)
  const entry = entryOfBillingNo(journal.getState().journal, billingNo)
  const payWindow = placing.openPayWindow(waitingTextsOfFacts(services, entry && factsOf(entry)))
  if (payWindow !== null && placing.dropIns.openIn(payWindow, billingNo)) return
  payWindow?.close()
  const say = (key: 'payForm.blockedText' | 'payForm.brokenTitle') =>
    services.toasts.getState().show('error', services.translator.t(key))
  if (!services.tab.persists) return say('payForm.blockedText')
  void placing.dropIns.openHere(billingNo).then((opened) => {
    if (opened === 'blocked') say('payForm.blockedText')
    if (opened === 'silent') say('payForm.brokenTitle')
  })
}
