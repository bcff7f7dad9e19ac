import { isOver, markOver } from '../overDropIns.ts'
import { isSent, markRefused, markSent } from '../sentPayments.ts'
import type { DropInModule } from '../providers/dropInModule.ts'
import type { BrandStorage } from '../../platform/brandStorage.ts'
import type { PayState } from './payState.ts'
import type { Received } from './receiveHandover.ts'
import { retryOnce } from './retryOnce.ts'
import { runDropIn } from './runDropIn.ts'
import type { DropInRun } from './runDropIn.ts'

/**
 * The first state of a pay document; a form that has ended in this tab stays ended after a reload. Source:
 * faults M-15, B-08.
 */
export function firstPayState(
  tab: BrandStorage,
  { received, module }: { readonly received: Received | null; readonly module: DropInModule | undefined },
): PayState {
  if (received === null && !tab.persists) return 'blocked'
  if (received === null || module === undefined) return 'empty'
  return isOver(tab, received.handover.billingNo) ? 'over' : 'loading'
}

/** What a form needs to run, besides its handover. */
export interface FormPlace extends Pick<
  DropInRun,
  'module' | 'place' | 'isLocal' | 'wallets' | 'returned' | 'clock' | 'onState'
> {
  readonly received: Received
  readonly tab: BrandStorage
  /** The storage of this device, which all windows of an order share. */
  readonly device: BrandStorage
  readonly browser: Pick<Window, 'location'>
}

/**
 * Runs the form for a handover and reports each new state, except a first break, which reloads the document instead. A
 * form that breaks after it has sent a payment is over at once, and one that breaks while an earlier payment may have
 * been taken is over when it breaks again: a provider offers no form for what it has taken. So is a payment that came
 * back from a bank and cannot be finished: it may be paid, so nothing else is offered before the service has been asked.
 * Returns a function that stops the reports. Source: decisions 20, 29, 94 and 95, faults M-15.
 */
export function showForm({ received, tab, device, browser, onState, ...run }: FormPlace): () => void {
  const { parameters, language, billingNo } = received.handover
  let [isGone, hasSent] = [false, false]
  void runDropIn({
    ...run,
    parameters,
    language,
    onSent: (how) => {
      hasSent = true
      if (how !== 'returned') markSent({ tab, device }, billingNo)
      // The form waits for its provider; one that is opened again must not offer another payment meanwhile.
      if (how === 'elsewhere') markOver(tab, billingNo)
    },
    onRefused: () => {
      hasSent = false
      markRefused({ tab, device }, billingNo)
    },
    onState: (next) => {
      if (isGone) return
      if (next !== 'broken') return onState(next)
      if (hasSent) return onState('over')
      if (retryOnce({ tab, browser }, billingNo)) return
      onState(run.returned !== null || isSent({ tab, device }, billingNo) ? 'over' : next)
    },
  })
  return () => {
    isGone = true
  }
}

/**
 * Remembers in this tab that the form has ended, and makes the store query the order. Source: decision 29,
 * faults M-15.
 */
export function endForm(tab: BrandStorage, { handover, sayDone }: Received): void {
  markOver(tab, handover.billingNo)
  sayDone()
}

/**
 * Reloads a form that the browser kept while the player was on the provider's page: it would still show that it
 * is leaving. Source: faults B-12.
 */
export function keepFormFresh(browser: Window): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) browser.location.reload()
  }
  browser.addEventListener('pageshow', onPageShow)
  return () => browser.removeEventListener('pageshow', onPageShow)
}
